/// Reads a regular expression of ECMA-262 (`u` flag) and writes the same one for PCRE2.
///
/// The two differ in what `$`, `.`, `\s` and `\v` mean and in what is an error; so the pattern is read
/// by ECMA-262's grammar, and every plain character is written by its number. As browsers do without
/// the flag, a punctuation mark may be escaped that needs none, and `]`, `{` and `}` may stand alone.
struct ECMAPattern {
  private let scalars: [Unicode.Scalar]
  private var offset = 0
  private var out = ""
  private var openGroups: [Group] = []
  private var captures = 0
  private var names: [String: Int] = [:]
  private var usedNumbers: [Int] = []
  private var usedNames: [String] = []

  private enum Group {
    case plain
    /// A look ahead or behind, which must not be repeated.
    case look
  }

  /// The pattern in PCRE2's writing.
  static func translated(_ pattern: String) throws(PatternFault) -> String {
    var reader = ECMAPattern(scalars: Array(pattern.unicodeScalars))
    reader.names = try reader.groupNames()
    try reader.read()
    return reader.out
  }

  private init(scalars: [Unicode.Scalar]) {
    self.scalars = scalars
  }

  private var next: Unicode.Scalar? { offset < scalars.count ? scalars[offset] : nil }

  private func starts(_ text: String) -> Bool {
    scalars[offset...].starts(with: text.unicodeScalars)
  }

  private mutating func read() throws(PatternFault) {
    while let scalar = next {
      switch scalar {
      case "|":
        offset += 1
        out += "|"
      case "(": try openGroup()
      case ")":
        guard let group = openGroups.popLast() else { throw PatternFault("a ')' has no '('") }
        offset += 1
        out += ")"
        try quantifier(isAllowed: group == .plain)
      case "^", "$":
        offset += 1
        out.unicodeScalars.append(scalar)
        try quantifier(isAllowed: false)
      case "*", "+", "?": throw PatternFault("nothing stands before '\(scalar)' to be repeated")
      default:
        let isAssertion = try atom(scalar)
        try quantifier(isAllowed: !isAssertion)
      }
    }
    guard openGroups.isEmpty else { throw PatternFault("a '(' has no ')'") }
    for number in usedNumbers where number > captures {
      throw PatternFault("there is no group \(number)")
    }
    for name in usedNames where names[name] == nil {
      throw PatternFault("there is no group '\(name)'")
    }
  }

  /// Reads one character, class or escape; true for `\b` and `\B`, which match no character.
  private mutating func atom(_ scalar: Unicode.Scalar) throws(PatternFault) -> Bool {
    switch scalar {
    case ".":
      offset += 1
      out += "[^\\n\\r\\x{2028}\\x{2029}]"
    case "[": try characterClass()
    case "\\":
      if starts("\\b") || starts("\\B") {
        out += starts("\\b") ? "\\b" : "\\B"
        offset += 2
        return true
      }
      try escape()
    default:
      offset += 1
      write(scalar.value)
    }
    return false
  }

  // MARK: Groups

  private mutating func openGroup() throws(PatternFault) {
    let looks = ["(?=", "(?!", "(?<=", "(?<!"]
    if let look = looks.first(where: { starts($0) }) {
      offset += look.count
      out += look
      openGroups.append(.look)
      return
    }
    openGroups.append(.plain)
    if starts("(?:") {
      offset += 3
      out += "(?:"
      return
    }
    captures += 1
    out += "("
    if starts("(?<") {
      offset += 3
      _ = try groupName()
    } else if starts("(?") {
      throw PatternFault("'(?' starts no group that is known")
    } else {
      offset += 1
    }
  }

  /// The names of the groups, each with the number of its group.
  private mutating func groupNames() throws(PatternFault) -> [String: Int] {
    defer { offset = 0 }
    var names: [String: Int] = [:]
    var count = 0
    var isClass = false
    while let scalar = next {
      if scalar == "\\" { offset += 1 }
      if scalar == "[" { isClass = true }
      if scalar == "]" { isClass = false }
      let isNamed = starts("(?<") && !starts("(?<=") && !starts("(?<!")
      if !isClass, scalar == "(", isNamed || !starts("(?") {
        count += 1
        if isNamed {
          offset += 3
          let name = try groupName()
          guard names.updateValue(count, forKey: name) == nil else {
            throw PatternFault("the group '\(name)' is there twice")
          }
          continue
        }
      }
      offset += 1
    }
    return names
  }

  /// Reads `name>`.
  private mutating func groupName() throws(PatternFault) -> String {
    var name = ""
    while let scalar = next, scalar != ">" {
      let isFirst = name.isEmpty
      guard
        scalar == "$" || scalar == "_"
          || (isFirst ? scalar.properties.isIDStart : scalar.properties.isIDContinue)
      else { throw PatternFault("a group's name has the character '\(scalar)'") }
      name.unicodeScalars.append(scalar)
      offset += 1
    }
    guard next == ">", !name.isEmpty else { throw PatternFault("a group's name has no end") }
    offset += 1
    return name
  }

  // MARK: Quantifiers

  private mutating func quantifier(isAllowed: Bool) throws(PatternFault) {
    guard let scalar = next else { return }
    switch scalar {
    case "*", "+", "?":
      offset += 1
      out.unicodeScalars.append(scalar)
    case "{":
      guard let range = try braces() else { return }
      out += range
    default: return
    }
    guard isAllowed else { throw PatternFault("what stands before '\(scalar)' can't be repeated") }
    if next == "?" {
      offset += 1
      out += "?"
    }
  }

  /// Reads `{2}`, `{2,}` or `{2,3}`; nil where the brace is only a brace.
  private mutating func braces() throws(PatternFault) -> String? {
    let start = offset
    offset += 1
    let least = digits()
    var text = "{\(least)"
    var most: String?
    if next == "," {
      offset += 1
      most = digits()
      text += ",\(most ?? "")"
    }
    guard !least.isEmpty, next == "}" else {
      offset = start
      return nil
    }
    offset += 1
    let bounds = [least, most ?? ""].filter { !$0.isEmpty }.map { Int($0) ?? .max }
    guard bounds.allSatisfy({ $0 <= 65_535 }) else {
      throw PatternFault("something is to be repeated more than 65535 times")
    }
    guard bounds == bounds.sorted() else { throw PatternFault("'\(text)}' ends before it starts") }
    return text + "}"
  }

  private mutating func digits() -> String {
    var text = ""
    while let scalar = next, ("0"..."9").contains(scalar) {
      text.unicodeScalars.append(scalar)
      offset += 1
    }
    return text
  }

  // MARK: Escapes

  private static let space =
    "\\x09-\\x0d\\x20\\xa0\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}\\x{feff}"
  private static let noSpace = """
    \\x00-\\x08\\x0e-\\x1f\\x21-\\x9f\\xa1-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\
    \\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{fefe}\\x{ff00}-\\x{10ffff}
    """

  /// A set of characters such as `\d`, as the inside of a class; nil for any other escape.
  private mutating func set() throws(PatternFault) -> String? {
    let letter = offset + 1 < scalars.count ? scalars[offset + 1] : nil
    switch letter {
    case "d": offset += 2; return "0-9"
    case "D": offset += 2; return "\\x00-\\x2f\\x3a-\\x{10ffff}"
    case "w": offset += 2; return "0-9A-Za-z_"
    case "W": offset += 2; return "\\x00-\\x2f\\x3a-\\x40\\x5b-\\x5e\\x60\\x7b-\\x{10ffff}"
    case "s": offset += 2; return Self.space
    case "S": offset += 2; return Self.noSpace
    case "p", "P":
      offset += 2
      return "\\\(letter ?? "p"){\(try property())}"
    default: return nil
    }
  }

  private mutating func property() throws(PatternFault) -> String {
    guard next == "{", let end = scalars[offset...].firstIndex(of: "}") else {
      throw PatternFault("'\\p' is not followed by a property in braces")
    }
    let text = String(String.UnicodeScalarView(scalars[(offset + 1)..<end]))
    offset = end + 1
    guard let name = UnicodeProperty.name(of: text) else {
      throw PatternFault("the property '\(text)' is not known")
    }
    return name
  }

  private mutating func escape() throws(PatternFault) {
    if let set = try set() {
      out += "[\(set)]"
      return
    }
    offset += 1
    switch next {
    case "k"?:
      guard offset + 1 < scalars.count, scalars[offset + 1] == "<" else {
        throw PatternFault("'\\k' is not followed by a group's name")
      }
      offset += 2
      let name = try groupName()
      usedNames.append(name)
      out += "\\g{\(names[name] ?? 0)}"
    case let digit? where ("1"..."9").contains(digit):
      let text = digits()
      guard let number = Int(text), number < 1000 else {
        throw PatternFault("there is no group \(text)")
      }
      usedNumbers.append(number)
      out += "\\g{\(number)}"
    default: write(try character())
    }
  }

  /// Reads what follows a backslash and stands for one character.
  private mutating func character() throws(PatternFault) -> UInt32 {
    guard let scalar = next else { throw PatternFault("a backslash ends the pattern") }
    offset += 1
    switch scalar {
    case "t": return 0x09
    case "n": return 0x0A
    case "v": return 0x0B
    case "f": return 0x0C
    case "r": return 0x0D
    case "0":
      if let digit = next, ("0"..."9").contains(digit) {
        throw PatternFault("'\\0' is followed by a digit")
      }
      return 0
    case "c":
      guard let letter = next, letter.isASCII, letter.properties.isAlphabetic else {
        throw PatternFault("'\\c' is not followed by a letter")
      }
      offset += 1
      return letter.value % 32
    case "x": return try hexadecimal(2)
    case "u":
      let value = try unicode()
      guard !(0xD800..<0xE000).contains(value) else {
        throw PatternFault("half of a surrogate pair stands alone")
      }
      return value
    default:
      guard !scalar.properties.isAlphabetic, scalar.properties.numericType == nil
      else { throw PatternFault("the escape '\\\(scalar)' is not known") }
      return scalar.value
    }
  }

  private mutating func unicode() throws(PatternFault) -> UInt32 {
    if next == "{" {
      offset += 1
      let end = scalars[offset...].firstIndex(of: "}") ?? offset
      let text = String(String.UnicodeScalarView(scalars[offset..<end]))
      guard let value = UInt32(text, radix: 16), value <= 0x10FFFF else {
        throw PatternFault("'\\u{\(text)}' is no character")
      }
      offset = end + 1
      return value
    }
    let unit = try hexadecimal(4)
    guard (0xD800..<0xDC00).contains(unit), starts("\\u") else { return unit }
    let start = offset
    offset += 2
    if let low = try? hexadecimal(4), (0xDC00..<0xE000).contains(low) {
      return 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
    }
    offset = start
    return unit
  }

  private mutating func hexadecimal(_ count: Int) throws(PatternFault) -> UInt32 {
    let text = String(String.UnicodeScalarView(scalars[offset...].prefix(count)))
    guard text.utf8.count == count, let value = UInt32(text, radix: 16), !text.hasPrefix("+") else {
      throw PatternFault("\(count) hexadecimal digits are missing")
    }
    offset += count
    return value
  }

  // MARK: Classes

  private mutating func characterClass() throws(PatternFault) {
    offset += 1
    let isNegated = next == "^"
    if isNegated { offset += 1 }
    var inside = ""
    while let scalar = next, scalar != "]" {
      let (first, text) = try member(scalar)
      guard next == "-", offset + 1 < scalars.count, scalars[offset + 1] != "]" else {
        inside += text
        continue
      }
      offset += 1
      let (last, lastText) = try member(scalars[offset])
      guard let first, let last else { throw PatternFault("a range in '[…]' ends with a set") }
      guard first <= last else { throw PatternFault("a range in '[…]' ends before it starts") }
      inside += text + "-" + lastText
    }
    guard next == "]" else { throw PatternFault("a '[' has no ']'") }
    offset += 1
    if inside.isEmpty {
      out += isNegated ? "[\\x00-\\x{10ffff}]" : "(?!)"
    } else {
      out += isNegated ? "[^\(inside)]" : "[\(inside)]"
    }
  }

  /// Reads a member of a class: a character, or a set, which has none.
  private mutating func member(
    _ scalar: Unicode.Scalar
  ) throws(PatternFault) -> (UInt32?, String) {
    guard scalar == "\\" else {
      offset += 1
      return (scalar.value, Self.written(scalar.value))
    }
    if let set = try set() { return (nil, set) }
    offset += 1
    if next == "b" {
      offset += 1
      return (0x08, "\\x08")
    }
    let value = try character()
    return (value, Self.written(value))
  }

  private mutating func write(_ value: UInt32) { out += Self.written(value) }

  private static func written(_ value: UInt32) -> String {
    "\\x{\(String(value, radix: 16))}"
  }
}
