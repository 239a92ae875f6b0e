internal import Diagnostics

extension SchemaEvaluator {
  /// Compares a value with one keyword.
  mutating func apply(_ clause: Subschema.Clause, to node: Node, _ outcome: inout SchemaOutcome) {
    switch clause.keyword {
    case .reference(let target): merge(evaluate(target, node), into: &outcome)
    case .dynamicReference(let target, let anchor):
      merge(evaluate(dynamicTarget(anchor) ?? target, node), into: &outcome)
    case .broken(let reference):
      fail(
        clause.name, { _ in "the reference '\(reference)' leads nowhere" }, node, clause.location,
        &outcome)
    case .type, .enumeration, .constant, .multiple, .bound, .count, .pattern:
      assert(clause, node, &outcome)
    case .allOf, .anyOf, .oneOf, .not, .conditional: combine(clause, node, &outcome)
    case .required, .dependentRequired, .members, .propertyNames, .dependentSchemas,
      .unevaluatedProperties:
      guard let entries = node.mapping else { return }
      apply(clause, to: Node.lastOfEach(entries), node, &outcome)
    case .unique, .elements, .contains, .unevaluatedItems:
      guard let elements = node.sequence else { return }
      apply(clause, toElements: elements, node, &outcome)
    }
  }

  /// Takes over the outcome of a schema that the value has to fit as well.
  mutating func merge(_ other: SchemaOutcome, into outcome: inout SchemaOutcome) {
    if !other.isValid { outcome.isValid = false }
    if schema.tracksEvaluation { outcome.adopt(other) }
  }

  // MARK: Values

  private mutating func assert(
    _ clause: Subschema.Clause, _ node: Node, _ outcome: inout SchemaOutcome
  ) {
    let place = clause.location
    switch clause.keyword {
    case .type(let types):
      if !types.contains(where: { $0.accepts(node) }) {
        let wanted = types.map(\.name).joined(separator: " or ")
        fail(
          clause.name, { "\($0) is \(node.shortKind); it must be \(wanted)" }, node, place, &outcome
        )
      }
    case .enumeration(let values, let shown):
      if !values.contains(SchemaValue(node)) {
        fail(
          clause.name, { "\($0) is \(node.shown); it must be one of \(shown)" }, node, place,
          &outcome)
      }
    case .constant(let value, let shown):
      if value != SchemaValue(node) {
        fail(clause.name, { "\($0) is \(node.shown); it must be \(shown)" }, node, place, &outcome)
      }
    case .multiple(let step, let shown):
      guard let digits = node.number, let number = SchemaNumber(digits) else { return }
      if !number.isMultiple(of: step) {
        fail(
          clause.name, { "\($0) is \(digits); it must be a multiple of \(shown)" }, node, place,
          &outcome)
      }
    case .bound(let bound, let limit, let shown):
      guard let digits = node.number, let number = SchemaNumber(digits) else { return }
      if !bound.holds(number, limit) {
        fail(
          clause.name, { "\($0) is \(digits); it must be \(bound.words) \(shown)" }, node, place,
          &outcome)
      }
    case .count(let count, let limit, let isMost):
      guard let number = count.of(node), isMost ? number > limit : number < limit else { return }
      fail(
        clause.name,
        {
          "\($0) has \(number) \(count.words); it must have at \(isMost ? "most" : "least") \(limit)"
        },
        node, place, &outcome)
    case .pattern(let pattern):
      guard let text = node.string, !finds(pattern, in: text, node, place) else { return }
      fail(
        clause.name, { "\($0) is \(node.shown), which does not fit the pattern" }, node, place,
        &outcome)
    default: return
    }
  }

  // MARK: Combinations

  private mutating func combine(
    _ clause: Subschema.Clause, _ node: Node, _ outcome: inout SchemaOutcome
  ) {
    switch clause.keyword {
    case .allOf(let schemas):
      for index in schemas { merge(evaluate(index, node), into: &outcome) }
    case .anyOf(let schemas): choose(schemas, clause, node, &outcome)
    case .oneOf(let schemas): choose(schemas, clause, node, &outcome, isExclusive: true)
    case .not(let index):
      if trial(index, node).isValid {
        fail(clause.name, { "\($0) is what it must not be" }, node, clause.location, &outcome)
      }
    case .conditional(let condition, let then, let otherwise):
      let holds = trial(condition, node)
      if holds.isValid { merge(holds, into: &outcome) }
      if let branch = holds.isValid ? then : otherwise {
        merge(evaluate(branch, node), into: &outcome)
      }
    default: return
    }
  }

  private mutating func choose(
    _ schemas: [Int], _ clause: Subschema.Clause, _ node: Node, _ outcome: inout SchemaOutcome,
    isExclusive: Bool = false
  ) {
    var fitting = 0
    var failures: [[SchemaFault]] = []
    for index in schemas {
      let (branch, faults) = attempt(index, node)
      if branch.isValid {
        fitting += 1
        merge(branch, into: &outcome)
      } else {
        failures.append(faults)
      }
    }
    if fitting == 0 {
      outcome.isValid = false
      if let telling = telling(failures, of: node) {
        add(telling)
      } else {
        fail(
          clause.name, { "\($0) fits none of the \(schemas.count) forms that it may have" }, node,
          clause.location, &outcome)
      }
    } else if isExclusive, fitting > 1 {
      fail(
        clause.name, { "\($0) fits \(fitting) of the forms of which it may have one" }, node,
        clause.location, &outcome)
    }
  }

  /// The faults of the one branch that the value is of the type of, or that it goes deepest into.
  private func telling(_ failures: [[SchemaFault]], of node: Node) -> [SchemaFault]? {
    let near = failures.filter { faults in
      !faults.isEmpty
        && !faults.contains {
          $0.location == node.location && ($0.keyword == "type" || $0.keyword == "")
        }
    }
    return near.count == 1 ? near[0] : nil
  }
}

extension SchemaKeyword.Bound {
  fileprivate func holds(_ number: SchemaNumber, _ limit: SchemaNumber) -> Bool {
    switch self {
    case .least: number >= limit
    case .most: number <= limit
    case .above: number > limit
    case .below: number < limit
    }
  }

  fileprivate var words: String {
    switch self {
    case .least: "at least"
    case .most: "at most"
    case .above: "more than"
    case .below: "less than"
    }
  }
}

extension SchemaKeyword.Count {
  fileprivate func of(_ node: Node) -> Int? {
    switch (self, node.content) {
    case (.characters, .string(let text)): text.unicodeScalars.count
    case (.elements, .sequence(let elements)): elements.count
    case (.members, .mapping(let entries)): Node.lastOfEach(entries).count
    default: nil
    }
  }

  fileprivate var words: String {
    switch self {
    case .characters: "characters"
    case .elements: "elements"
    case .members: "members"
    }
  }
}

extension Node {
  /// What a value is, shown where it is short.
  fileprivate var shortKind: String {
    switch content {
    case .number(let digits): "the number \(digits.prefix(40))"
    case .string: "the text \(shown)"
    case .bool(let value): value ? "true" : "false"
    case .null, .sequence, .mapping: kindName
    }
  }
}
