/// What a schema says of a value: whether it fits, and which of its parts were looked at.
struct SchemaOutcome {
  var isValid = true
  /// The members that a keyword has evaluated.
  var members: Set<ExactText> = []
  /// The elements before this index were evaluated, and those in `elements`.
  var elementsBefore = 0
  var elements: Set<Int> = []

  /// Takes over what another schema evaluated of the same value.
  mutating func adopt(_ other: SchemaOutcome) {
    members.formUnion(other.members)
    elementsBefore = max(elementsBefore, other.elementsBefore)
    elements.formUnion(other.elements)
  }
}
