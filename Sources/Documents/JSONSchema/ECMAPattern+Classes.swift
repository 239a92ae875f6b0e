extension ECMAPattern {
  mutating func characterClass() throws(PatternFault) {
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

  mutating func write(_ value: UInt32) { out += Self.written(value) }

  private static func written(_ value: UInt32) -> String {
    "\\x{\(String(value, radix: 16))}"
  }
}
