internal import Diagnostics

extension SchemaEvaluator {
  /// Compares a list with a keyword about its elements.
  mutating func apply(
    _ clause: Subschema.Clause, toElements elements: [Node], _ node: Node,
    _ outcome: inout SchemaOutcome
  ) {
    switch clause.keyword {
    case .unique: checkUnique(elements, clause, &outcome)
    case .elements(let prefix, let rest):
      for (index, element) in elements.enumerated() where isRunning {
        guard let schema = index < prefix.count ? prefix[index] : rest else { break }
        if !evaluate(schema, element, at: .element(index)) { outcome.isValid = false }
      }
      outcome.elementsBefore = max(
        outcome.elementsBefore, rest == nil ? min(prefix.count, elements.count) : elements.count)
    case .contains(let schema, let least, let most, let marks):
      var found: Set<Int> = []
      for (index, element) in elements.enumerated() where isRunning {
        if trial(schema, element, at: .element(index)).isValid { found.insert(index) }
      }
      if marks { outcome.elements.formUnion(found) }
      checkContains(found.count, least, most, clause, node, &outcome)
    case .unevaluatedItems(let schema):
      for (index, element) in elements.enumerated()
      where index >= outcome.elementsBefore && !outcome.elements.contains(index) {
        if !evaluate(schema, element, at: .element(index)) { outcome.isValid = false }
      }
      outcome.elementsBefore = elements.count
    default: return
    }
  }

  private mutating func checkUnique(
    _ elements: [Node], _ clause: Subschema.Clause, _ outcome: inout SchemaOutcome
  ) {
    var first: [SchemaValue: Int] = [:]
    for (index, element) in elements.enumerated() {
      let value = SchemaValue(element)
      guard let other = first[value] else {
        first[value] = index
        continue
      }
      fail(
        clause.name, { "element \(index) of \($0) is the same as element \(other)" }, element,
        clause.location, &outcome)
    }
  }

  private mutating func checkContains(
    _ count: Int, _ least: Int, _ most: Int?, _ clause: Subschema.Clause, _ node: Node,
    _ outcome: inout SchemaOutcome
  ) {
    if count < least {
      fail(
        clause.name, { "\($0) has \(count) elements of the form of which it needs \(least)" }, node,
        clause.location, &outcome)
    } else if let most, count > most {
      fail(
        clause.name, { "\($0) has \(count) elements of the form of which it may have \(most)" },
        node, clause.location, &outcome)
    }
  }
}
