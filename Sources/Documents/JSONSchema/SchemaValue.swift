/// A value without its place, equal to another as JSON Schema has it: numbers by value, names in any
/// order, texts by their characters.
indirect enum SchemaValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(SchemaNumber)
  /// An infinity or no number, which YAML can write.
  case odd(String)
  case string(ExactText)
  case array([SchemaValue])
  case object([ExactText: SchemaValue])

  init(_ node: Node) {
    switch node.content {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .number(let digits): self = SchemaNumber(digits).map(SchemaValue.number) ?? .odd(digits)
    case .string(let text): self = .string(ExactText(text))
    case .sequence(let elements): self = .array(elements.map(SchemaValue.init))
    case .mapping(let entries):
      self = .object(
        Dictionary(
          entries.map { (ExactText($0.key), SchemaValue($0.value)) },
          uniquingKeysWith: { _, last in last }))
    }
  }
}
