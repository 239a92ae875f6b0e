/// How a schema is to be read: its draft, and what a custom meta-schema leaves out of it.
struct SchemaDialect: Hashable, Sendable {
  let draft: JSONSchemaDraft
  /// Whether keywords such as `minimum` and `type` mean anything.
  let validates: Bool

  init(_ draft: JSONSchemaDraft, validates: Bool = true) {
    self.draft = draft
    self.validates = validates
  }

  /// The keywords whose value is a schema.
  var single: Set<String> {
    var words: Set<String> = [
      "additionalProperties", "contains", "if", "then", "else", "not", "propertyNames", "items",
    ]
    if draft != .draft2020 { words.insert("additionalItems") }
    if draft != .draft7 {
      words.formUnion(["unevaluatedItems", "unevaluatedProperties", "contentSchema"])
    }
    return words
  }

  /// The keywords whose value is a list of schemas.
  var listed: Set<String> {
    draft == .draft2020
      ? ["allOf", "anyOf", "oneOf", "prefixItems"] : ["allOf", "anyOf", "oneOf", "items"]
  }

  /// The keywords whose value is a mapping of names to schemas.
  var named: Set<String> {
    let words: Set<String> = ["definitions", "properties", "patternProperties", "dependencies"]
    return draft == .draft7 ? words : words.union(["$defs", "dependentSchemas"])
  }
}
