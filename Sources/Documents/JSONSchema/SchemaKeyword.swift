/// What a keyword asks for; schemas are named by their index in the table.
enum SchemaKeyword: Sendable {
  case reference(Int)
  /// Ends at the outermost resource that has the anchor; `target` where there is none.
  case dynamicReference(target: Int, anchor: String)
  /// A reference that leads nowhere.
  case broken(String)

  case type([SchemaType])
  case enumeration([SchemaValue], shown: String)
  case constant(SchemaValue, shown: String)
  case multiple(of: SchemaNumber, shown: String)
  case bound(Bound, SchemaNumber, shown: String)
  case count(Count, Int, isMost: Bool)
  case pattern(Int)
  case unique
  case required([String])
  case dependentRequired([(key: String, needs: [String])])

  case allOf([Int])
  case anyOf([Int])
  case oneOf([Int])
  case not(Int)
  case conditional(condition: Int, then: Int?, else: Int?)

  case members(Members)
  case propertyNames(Int)
  case dependentSchemas([(key: String, schema: Int)])
  case unevaluatedProperties(Int)

  case elements(prefix: [Int], rest: Int?)
  case contains(Int, least: Int, most: Int?, marks: Bool)
  case unevaluatedItems(Int)

  enum Bound: Sendable {
    case least, most, above, below
  }

  /// What a count is of.
  enum Count: Sendable {
    case characters, elements, members
  }

  /// `properties`, `patternProperties` and `additionalProperties`, which know of each other.
  struct Members: Sendable {
    let named: [ExactText: Int]
    let patterned: [(pattern: Int, schema: Int)]
    let rest: Int?
  }
}
