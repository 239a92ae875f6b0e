internal import Diagnostics

extension SchemaEvaluator {
  /// Compares a mapping with a keyword about its members.
  mutating func apply(
    _ clause: Subschema.Clause, to entries: [Node.Entry], _ node: Node,
    _ outcome: inout SchemaOutcome
  ) {
    switch clause.keyword {
    case .required(let keys): require(keys, of: entries, clause, node, &outcome)
    case .dependentRequired(let needs):
      for (key, needed) in needs where entries.contains(where: { $0.key == key }) {
        require(needed, of: entries, clause, node, &outcome, because: key)
      }
    case .members(let members): check(entries, members, clause, &outcome)
    case .propertyNames(let index):
      for entry in entries {
        let name = Node(.string(entry.key), at: entry.keyLocation)
        if !evaluate(index, name, at: .member(entry.key)) { outcome.isValid = false }
      }
    case .dependentSchemas(let dependents):
      for (key, index) in dependents where entries.contains(where: { $0.key == key }) {
        merge(evaluate(index, node), into: &outcome)
      }
    case .unevaluatedProperties(let index):
      for entry in entries where !outcome.members.contains(ExactText(entry.key)) {
        checkRest(entry, index, clause, &outcome)
      }
    default: return
    }
  }

  private mutating func require(
    _ keys: [String], of entries: [Node.Entry], _ clause: Subschema.Clause, _ node: Node,
    _ outcome: inout SchemaOutcome, because reason: String? = nil
  ) {
    let present = Set(entries.map { ExactText($0.key) })
    for key in keys where !present.contains(ExactText(key)) {
      let because = reason.map { ", which '\($0)' asks for" } ?? ""
      fail(clause.name, { "\($0) lacks '\(key)'\(because)" }, node, clause.location, &outcome)
    }
  }

  private mutating func check(
    _ entries: [Node.Entry], _ members: SchemaKeyword.Members, _ clause: Subschema.Clause,
    _ outcome: inout SchemaOutcome
  ) {
    for entry in entries where isRunning {
      var isKnown = false
      if let index = members.named[ExactText(entry.key)] {
        isKnown = true
        if !evaluate(index, entry.value, at: .member(entry.key)) { outcome.isValid = false }
      }
      for (pattern, index) in members.patterned
      where finds(pattern, in: entry.key, entry.value, clause.location) {
        isKnown = true
        if !evaluate(index, entry.value, at: .member(entry.key)) { outcome.isValid = false }
      }
      if isKnown {
        if schema.tracksEvaluation { outcome.members.insert(ExactText(entry.key)) }
      } else if let rest = members.rest {
        checkRest(entry, rest, clause, &outcome)
      }
    }
  }

  /// Compares a member that no other keyword knows.
  private mutating func checkRest(
    _ entry: Node.Entry, _ index: Int, _ clause: Subschema.Clause, _ outcome: inout SchemaOutcome
  ) {
    if schema.tracksEvaluation { outcome.members.insert(ExactText(entry.key)) }
    guard schema.table[index].verdict == false else {
      if !evaluate(index, entry.value, at: .member(entry.key)) { outcome.isValid = false }
      return
    }
    fail(
      clause.name, { "\($0) has the key '\(entry.key)', which is not allowed" }, entry.value,
      clause.location, &outcome, at: entry.keyLocation)
  }
}
