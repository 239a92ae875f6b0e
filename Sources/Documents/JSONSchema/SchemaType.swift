/// The types of JSON Schema.
enum SchemaType: String, Hashable, Sendable, CaseIterable {
  case null, boolean, object, array, number, string, integer

  /// Whether a value is of the type.
  func accepts(_ node: Node) -> Bool {
    switch (self, node.content) {
    case (.null, .null), (.boolean, .bool), (.object, .mapping), (.array, .sequence),
      (.number, .number), (.string, .string):
      true
    case (.integer, .number(let digits)): SchemaNumber(digits)?.isWhole ?? false
    default: false
    }
  }

  /// The type with an article.
  var name: String {
    switch self {
    case .null: "null"
    case .array: "a list"
    case .object: "a mapping"
    case .integer: "a whole number"
    case .boolean, .number, .string: "a \(rawValue)"
    }
  }
}
