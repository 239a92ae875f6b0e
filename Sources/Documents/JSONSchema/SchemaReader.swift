internal import Diagnostics

/// Reads the keywords of one schema.
///
/// What is malformed is left out: the meta-schema tells of it.
struct SchemaReader {
  let node: Node
  let address: SchemaIndex.Address
  let resource: Int
  let dialect: SchemaDialect

  private typealias Clauses = [Subschema.Clause]

  mutating func clauses(with compiler: inout SchemaCompiler) -> [Subschema.Clause] {
    let references = self.references(&compiler)
    if dialect.draft == .draft7, !references.isEmpty { return references }
    let assertions = dialect.validates ? self.assertions(&compiler) : []
    let unevaluated = self.unevaluated(&compiler)
    if !unevaluated.isEmpty { compiler.noteEvaluation() }
    // What is left unevaluated is known only when all others have had their turn.
    return references + assertions + combinations(&compiler) + objects(&compiler)
      + arrays(&compiler) + unevaluated
  }

  private func clause(
    _ name: String, _ keyword: SchemaKeyword?, at location: Location? = nil
  ) -> Subschema.Clause? {
    keyword.map {
      .init(name: name, location: location ?? node[name]?.location ?? node.location, keyword: $0)
    }
  }

  // MARK: Schemas within

  private func schema(_ name: String, _ compiler: inout SchemaCompiler) -> Int? {
    guard let value = node[name], Self.isSchema(value) else { return nil }
    return compiler.schema(
      at: .init(document: address.document, pointer: address.pointer.appending(name)))
  }

  private func schemas(_ name: String, _ compiler: inout SchemaCompiler) -> [Int]? {
    guard let elements = node[name]?.sequence else { return nil }
    let pointer = address.pointer.appending(name)
    return elements.indices.map { index in
      compiler.schema(at: .init(document: address.document, pointer: pointer.appending(index)))
    }
  }

  private func namedSchemas(
    _ name: String, _ compiler: inout SchemaCompiler
  ) -> [(key: String, entry: Node.Entry, schema: Int)] {
    let pointer = address.pointer.appending(name)
    return Node.lastOfEach(node[name]?.mapping ?? []).filter { Self.isSchema($0.value) }.map {
      let place = SchemaIndex.Address(
        document: address.document, pointer: pointer.appending($0.key))
      return ($0.key, $0, compiler.schema(at: place))
    }
  }

  private static func isSchema(_ node: Node) -> Bool { node.mapping != nil || node.bool != nil }

  // MARK: Groups of keywords

  private func references(_ compiler: inout SchemaCompiler) -> [Subschema.Clause] {
    var clauses: [Subschema.Clause?] = []
    if let reference = node["$ref"], let text = reference.string {
      clauses.append(
        clause("$ref", compiler.reference(text, from: resource, at: reference.location)))
    }
    if dialect.draft == .draft2020, let reference = node["$dynamicRef"], let text = reference.string
    {
      clauses.append(
        clause(
          "$dynamicRef", compiler.dynamicReference(text, from: resource, at: reference.location)))
    }
    if dialect.draft == .draft2019, node["$recursiveRef"]?.string != nil {
      clauses.append(clause("$recursiveRef", compiler.recursiveReference(from: resource)))
    }
    return clauses.compactMap(\.self)
  }

  private func assertions(_ compiler: inout SchemaCompiler) -> [Subschema.Clause] {
    let bounds: [(String, SchemaKeyword.Bound)] = [
      ("minimum", .least), ("maximum", .most), ("exclusiveMinimum", .above),
      ("exclusiveMaximum", .below),
    ]
    let counts: [(String, SchemaKeyword.Count, Bool)] = [
      ("minLength", .characters, false), ("maxLength", .characters, true),
      ("minItems", .elements, false), ("maxItems", .elements, true),
      ("minProperties", .members, false), ("maxProperties", .members, true),
    ]
    var clauses: [Subschema.Clause?] = [
      clause("type", type), clause("enum", enumeration), clause("const", constant),
      clause("multipleOf", multiple), clause("pattern", pattern(&compiler)),
      clause("uniqueItems", node["uniqueItems"]?.bool == true ? .unique : nil),
      clause("required", node["required"]?.sequence.map { .required($0.compactMap(\.string)) }),
    ]
    for (name, bound) in bounds {
      guard let digits = node[name]?.number, let number = SchemaNumber(digits) else { continue }
      clauses.append(clause(name, .bound(bound, number, shown: digits)))
    }
    for (name, count, isMost) in counts {
      guard let number = node[name]?.integer, number >= 0 else { continue }
      clauses.append(clause(name, .count(count, number, isMost: isMost)))
    }
    clauses.append(clause("dependentRequired", dependentRequired("dependentRequired")))
    clauses.append(clause("dependencies", dependentRequired("dependencies")))
    return clauses.compactMap(\.self)
  }

  private func combinations(_ compiler: inout SchemaCompiler) -> [Subschema.Clause] {
    [
      clause("allOf", schemas("allOf", &compiler).map { .allOf($0) }),
      clause("anyOf", schemas("anyOf", &compiler).map { .anyOf($0) }),
      clause("oneOf", schemas("oneOf", &compiler).map { .oneOf($0) }),
      clause("not", schema("not", &compiler).map { .not($0) }),
      clause(
        "if",
        schema("if", &compiler).map {
          .conditional(
            condition: $0, then: schema("then", &compiler), else: schema("else", &compiler))
        }),
    ].compactMap(\.self)
  }

  private func objects(_ compiler: inout SchemaCompiler) -> [Subschema.Clause] {
    let dependent =
      namedSchemas("dependencies", &compiler)
      + (dialect.draft == .draft7 ? [] : namedSchemas("dependentSchemas", &compiler))
    return [
      members(&compiler),
      clause("propertyNames", schema("propertyNames", &compiler).map { .propertyNames($0) }),
      dependent.isEmpty
        ? nil
        : clause(
          node["dependentSchemas"] == nil ? "dependencies" : "dependentSchemas",
          .dependentSchemas(dependent.map { ($0.key, $0.schema) })),
    ].compactMap(\.self)
  }

  private func members(_ compiler: inout SchemaCompiler) -> Subschema.Clause? {
    let named = namedSchemas("properties", &compiler)
    let patterned = namedSchemas("patternProperties", &compiler).compactMap { member in
      compiler.pattern(member.key, at: member.entry.keyLocation).map { ($0, member.schema) }
    }
    let rest = schema("additionalProperties", &compiler)
    guard !named.isEmpty || !patterned.isEmpty || rest != nil else { return nil }
    let name = rest == nil ? "properties" : "additionalProperties"
    return clause(
      name,
      .members(
        .init(
          named: Dictionary(
            named.map { (ExactText($0.key), $0.schema) }, uniquingKeysWith: { _, last in last }),
          patterned: patterned, rest: rest)))
  }

  private func arrays(_ compiler: inout SchemaCompiler) -> [Subschema.Clause] {
    var prefix: [Int] = []
    var rest: Int?
    var name = "items"
    if dialect.draft == .draft2020 {
      prefix = schemas("prefixItems", &compiler) ?? []
      rest = schema("items", &compiler)
      if rest == nil { name = "prefixItems" }
    } else if let list = schemas("items", &compiler) {
      prefix = list
      rest = schema("additionalItems", &compiler)
      if rest != nil { name = "additionalItems" }
    } else {
      rest = schema("items", &compiler)
    }
    let elements: SchemaKeyword? =
      prefix.isEmpty && rest == nil ? nil : .elements(prefix: prefix, rest: rest)
    return [clause(name, elements), clause("contains", contains(&compiler))].compactMap(\.self)
  }

  private func contains(_ compiler: inout SchemaCompiler) -> SchemaKeyword? {
    guard let schema = schema("contains", &compiler) else { return nil }
    let counts = dialect.draft != .draft7 && dialect.validates
    return .contains(
      schema, least: (counts ? node["minContains"]?.integer : nil) ?? 1,
      most: counts ? node["maxContains"]?.integer : nil, marks: dialect.draft == .draft2020)
  }

  private func unevaluated(_ compiler: inout SchemaCompiler) -> [Subschema.Clause] {
    guard dialect.draft != .draft7 else { return [] }
    return [
      clause(
        "unevaluatedItems", schema("unevaluatedItems", &compiler).map { .unevaluatedItems($0) }),
      clause(
        "unevaluatedProperties",
        schema("unevaluatedProperties", &compiler).map { .unevaluatedProperties($0) }),
    ].compactMap(\.self)
  }

  // MARK: Single keywords

  private var type: SchemaKeyword? {
    guard let value = node["type"] else { return nil }
    let types = (value.sequence ?? [value]).compactMap(\.string).compactMap(SchemaType.init)
    return types.isEmpty ? nil : .type(types)
  }

  private var enumeration: SchemaKeyword? {
    guard let values = node["enum"]?.sequence else { return nil }
    let shown = values.prefix(16).map(\.shown).joined(separator: ", ")
    return .enumeration(
      values.map(SchemaValue.init), shown: values.count > 16 ? shown + ", …" : shown)
  }

  private var constant: SchemaKeyword? {
    node["const"].map { .constant(SchemaValue($0), shown: $0.shown) }
  }

  private var multiple: SchemaKeyword? {
    guard let digits = node["multipleOf"]?.number, let number = SchemaNumber(digits) else {
      return nil
    }
    return .multiple(of: number, shown: digits)
  }

  private func pattern(_ compiler: inout SchemaCompiler) -> SchemaKeyword? {
    guard let value = node["pattern"], let text = value.string else { return nil }
    return compiler.pattern(text, at: value.location).map { .pattern($0) }
  }

  private func dependentRequired(_ name: String) -> SchemaKeyword? {
    guard name == "dependencies" || dialect.draft != .draft7 else { return nil }
    let needs = Node.lastOfEach(node[name]?.mapping ?? []).compactMap { entry in
      entry.value.sequence.map { (key: entry.key, needs: $0.compactMap(\.string)) }
    }
    return needs.isEmpty ? nil : .dependentRequired(needs)
  }
}

extension Node {
  /// A value as messages show it, cut short.
  var shown: String {
    let text = string.map { "'\($0)'" } ?? json.compact
    return text.count > 80 ? text.prefix(79) + "…" : text
  }
}
