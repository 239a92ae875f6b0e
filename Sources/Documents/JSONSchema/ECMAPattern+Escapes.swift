extension ECMAPattern {
  private static let space =
    "\\x09-\\x0d\\x20\\xa0\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}\\x{feff}"
  private static let noSpace = """
    \\x00-\\x08\\x0e-\\x1f\\x21-\\x9f\\xa1-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\
    \\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{fefe}\\x{ff00}-\\x{10ffff}
    """

  /// A set of characters such as `\d`, as the inside of a class; nil for any other escape.
  mutating func set() throws(PatternFault) -> String? {
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

  mutating func escape() throws(PatternFault) {
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
  mutating func character() throws(PatternFault) -> UInt32 {
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
}
