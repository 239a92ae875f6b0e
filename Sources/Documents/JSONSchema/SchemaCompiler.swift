internal import Diagnostics

/// Turns schemas into a table in which every reference is an index.
struct SchemaCompiler {
  private(set) var table: [Subschema] = []
  private(set) var patterns: [String] = []
  private(set) var tracksEvaluation = false
  private var index: SchemaIndex
  private var known: [SchemaIndex.Address: Int] = [:]
  private var waiting: [(SchemaIndex.Address, Int)] = []
  private var ownProblems: [SchemaProblem] = []
  private(set) var scopes: [SchemaScope] = []

  init(library: SchemaLibrary) {
    index = SchemaIndex(library: library)
  }

  var problems: [SchemaProblem] {
    var seen: Set<SchemaProblem> = []
    return (index.problems + ownProblems).filter { seen.insert($0).inserted }
  }

  /// Compiles a document and all that it leads to; returns the index of its root.
  mutating func compile(_ root: Node, at address: String, draft: JSONSchemaDraft) -> Int {
    let place = index.add(root, at: address, dialect: SchemaDialect(draft))
    let first = schema(at: place)
    drain()
    // A dynamic reference can end in any resource, so that all of their anchors are compiled.
    var done = 0
    while done < index.resources.count {
      let anchors = index.resources[done].dynamicAnchors
      done += 1
      let indices = anchors.mapValues { schema(at: $0) }
      drain()
      scopes.append(SchemaScope(dynamicAnchors: indices))
    }
    return first
  }

  /// The index of a schema, which is compiled later if it is new: so nothing recurses here.
  mutating func schema(at address: SchemaIndex.Address) -> Int {
    if let known = known[address] { return known }
    let number = table.count
    known[address] = number
    table.append(
      Subschema(resource: 0, location: Location(file: ""), verdict: true, clauses: []))
    waiting.append((address, number))
    return number
  }

  private mutating func drain() {
    while let (address, number) = waiting.popLast() {
      guard let node = index.node(at: address) else { continue }
      let resource = index.resource(of: address)
      var reader = SchemaReader(
        node: node, address: address, resource: resource,
        dialect: index.resources[resource].dialect)
      table[number] = Subschema(
        resource: resource, location: node.location, verdict: node.bool,
        clauses: reader.clauses(with: &self))
    }
  }

  mutating func noteEvaluation() { tracksEvaluation = true }

  mutating func report(_ kind: SchemaProblem.Kind, _ message: String, at location: Location) {
    ownProblems.append(SchemaProblem(kind: kind, message: message, location: location))
  }

  /// The number of a pattern; nil, with a problem, where it is no regular expression.
  mutating func pattern(_ text: String, at location: Location) -> Int? {
    do {
      let translated = try ECMAPattern.translated(text)
      _ = try PatternMatcher(translated)
      patterns.append(translated)
      return patterns.count - 1
    } catch {
      report(
        .badPattern, "the pattern '\(text.prefix(200))' is no regular expression: \(error.reason)",
        at: location)
      return nil
    }
  }

  /// The keyword of a reference.
  mutating func reference(_ text: String, from resource: Int, at location: Location)
    -> SchemaKeyword
  {
    switch index.destination(of: text, from: resource) {
    case .found(let address): return .reference(schema(at: address))
    case .broken:
      report(.brokenReference, "the reference '\(text)' leads nowhere", at: location)
    case .absent:
      report(
        .absentDocument, "the reference '\(text)' leads to a document that is not at hand",
        at: location)
    }
    return .broken(text)
  }

  /// The keyword of `$dynamicRef`: dynamic only if it first leads to a dynamic anchor of that name.
  mutating func dynamicReference(_ text: String, from resource: Int, at location: Location)
    -> SchemaKeyword
  {
    let name = URIReference.split(text).fragment ?? ""
    guard case .found(let address) = index.destination(of: text, from: resource),
      index.resources[index.resource(of: address)].dynamicAnchors[name] == address
    else { return reference(text, from: resource, at: location) }
    return .dynamicReference(target: schema(at: address), anchor: name)
  }

  /// The keyword of `$recursiveRef`, which is always `#`.
  mutating func recursiveReference(from resource: Int) -> SchemaKeyword {
    let root = index.resources[resource].root
    let target = schema(at: root)
    let anchor = SchemaIndex.recursiveAnchor
    guard index.resources[resource].dynamicAnchors[anchor] == root else {
      return .reference(target)
    }
    return .dynamicReference(target: target, anchor: anchor)
  }
}
