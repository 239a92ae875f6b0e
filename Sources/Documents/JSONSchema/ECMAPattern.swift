/// Reads a regular expression of ECMA-262 (`u` flag) and writes the same one for PCRE2.
///
/// The two differ in what `$`, `.`, `\s` and `\v` mean and in what is an error; so the pattern is read
/// by ECMA-262's grammar, and every plain character is written by its number. As browsers do without
/// the flag, a punctuation mark may be escaped that needs none, and `]`, `{` and `}` may stand alone.
struct ECMAPattern {
  let scalars: [Unicode.Scalar]
  var offset = 0
  var out = ""
  private var openGroups: [Group] = []
  private var captures = 0
  var names: [String: Int] = [:]
  var usedNumbers: [Int] = []
  var usedNames: [String] = []

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

  var next: Unicode.Scalar? { offset < scalars.count ? scalars[offset] : nil }

  func starts(_ text: String) -> Bool {
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
  mutating func groupName() throws(PatternFault) -> String {
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

  mutating func digits() -> String {
    var text = ""
    while let scalar = next, ("0"..."9").contains(scalar) {
      text.unicodeScalars.append(scalar)
      offset += 1
    }
    return text
  }
}
