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

  private static func isNumber(_ text: String) -> Bool {
    if text.wholeMatch(of: /[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?/) != nil {
      return true
    }
    if text.wholeMatch(of: /0o[0-7]+|0x[0-9a-fA-F]+/) != nil { return true }
    return text.wholeMatch(of: /[-+]?\.(inf|Inf|INF)|\.(nan|NaN|NAN)/) != nil
  }
}
