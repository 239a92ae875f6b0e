/// A scalar of YAML and how it is written.
struct YAMLScalar: Equatable {
  let text: String
  let isPlain: Bool
  let tag: String?

  static let coreTags: Set<String> = Set(
    ["str", "int", "float", "bool", "null", "seq", "map"].map { "tag:yaml.org,2002:\($0)" } + ["!"])

  /// The value by YAML 1.2's core schema: `yes` and `on` are strings, `0o17` and `0x1F` numbers.
  var content: Node.Content {
    guard isPlain, tag == nil || tag == "!" || tag?.hasSuffix(":str") == false else {
      return .string(text)
    }
    switch text {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE": return .bool(true)
    case "false", "False", "FALSE": return .bool(false)
    default: return Self.isNumber(text) ? .number(text) : .string(text)
    }
  }

  /// Whether YAML's core schema reads a plain word as a number.
  ///
  /// By hand: it is asked for every word,
  /// and a regular expression would take most of the reading's time.
  private static func isNumber(_ text: String) -> Bool {
    let digits = text.dropFirst(2)
    if text.hasPrefix("0x") {
      return !digits.isEmpty && digits.allSatisfy { $0.isASCII && $0.isHexDigit }
    }
    if text.hasPrefix("0o") {
      return !digits.isEmpty && digits.allSatisfy { ("0"..."7").contains($0) }
    }
    var rest = Substring(text)
    if rest.first == "-" || rest.first == "+" { rest = rest.dropFirst() }
    if [".inf", ".Inf", ".INF"].contains(rest) { return true }
    if [".nan", ".NaN", ".NAN"].contains(text) { return true }
    let whole = takeDigits(&rest)
    var fraction = 0
    if rest.utf8.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      fraction = takeDigits(&rest)
    }
    guard whole + fraction > 0 else { return false }
    guard let mark = rest.utf8.first else { return true }
    guard mark == UInt8(ascii: "e") || mark == UInt8(ascii: "E") else { return false }
    rest = rest.dropFirst()
    if rest.first == "-" || rest.first == "+" { rest = rest.dropFirst() }
    return takeDigits(&rest) > 0 && rest.isEmpty
  }

  private static func takeDigits(_ rest: inout Substring) -> Int {
    let digits = rest.utf8.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    rest = rest[digits.endIndex...]
    return digits.count
  }
}
