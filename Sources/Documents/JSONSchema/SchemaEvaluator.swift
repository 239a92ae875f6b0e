internal import Diagnostics

/// One comparison of a value with a schema.
struct SchemaEvaluator {
  /// Evaluations of schemas, and their like in work, before a comparison is given up.
  static let work = 4_000_000
  /// How deeply evaluations may lie in each other: a reference that leads to itself ends here.
  static let depth = 400
  /// How deeply they may on the stack of a worker thread.
  static let shallowDepth = 20

  let schema: JSONSchema
  private let depth: Int
  /// Whether the comparison was given up for its depth alone.
  private(set) var wasTooDeep = false
  private(set) var faults: [SchemaFault] = []
  private var matchers: [Int: PatternMatcher] = [:]
  private var scopes: [Int] = []
  private var level = 0
  private var spent = 0
  /// Why the comparison was given up, once it was.
  private var surrender: SchemaFault?
  /// The way to the present value.
  private var path: [Step] = []
  /// Above zero where a branch is only tried and no fault of it is kept.
  private var trials = 0

  enum Step {
    case member(String)
    case element(Int)
  }

  init(_ schema: JSONSchema, depth: Int) {
    self.schema = schema
    self.depth = depth
  }

  mutating func run(_ instance: Node) -> [SchemaFault] {
    _ = evaluate(schema.root, instance)
    var seen: Set<SchemaFault.Key> = []
    let own = faults.filter { seen.insert($0.key).inserted }
    return own + (surrender.map { [$0] } ?? [])
  }

  /// Whether the comparison goes on.
  var isRunning: Bool { surrender == nil }

  // MARK: Schemas

  /// Compares a value with a schema of the table.
  mutating func evaluate(_ index: Int, _ node: Node) -> SchemaOutcome {
    var outcome = SchemaOutcome()
    let subschema = schema.table[index]
    spend(1, on: node, subschema.location)
    guard isRunning else { return outcome }
    if let verdict = subschema.verdict {
      if !verdict { fail("", { "\($0) is not allowed" }, node, subschema.location, &outcome) }
      return outcome
    }
    guard level < depth else {
      wasTooDeep = true
      giveUp("the schema and the value lie too deep in each other", node, subschema.location)
      return outcome
    }
    level += 1
    scopes.append(subschema.resource)
    for clause in subschema.clauses where isRunning { apply(clause, to: node, &outcome) }
    scopes.removeLast()
    level -= 1
    return outcome
  }

  /// Compares one member or element.
  mutating func evaluate(_ index: Int, _ node: Node, at step: Step) -> Bool {
    path.append(step)
    defer { path.removeLast() }
    return evaluate(index, node).isValid
  }

  /// Compares without keeping faults.
  mutating func trial(_ index: Int, _ node: Node, at step: Step? = nil) -> SchemaOutcome {
    trials += 1
    if let step { path.append(step) }
    defer {
      trials -= 1
      if step != nil { path.removeLast() }
    }
    return evaluate(index, node)
  }

  /// Compares and hands over the faults instead of keeping them.
  mutating func attempt(_ index: Int, _ node: Node) -> (SchemaOutcome, [SchemaFault]) {
    let mark = faults.count
    let outcome = evaluate(index, node)
    let own = Array(faults[mark...])
    faults.removeSubrange(mark...)
    return (outcome, own)
  }

  /// Where a dynamic reference ends: in the outermost resource on the way here that has the anchor.
  func dynamicTarget(_ anchor: String) -> Int? {
    for scope in scopes {
      if let target = schema.resources[scope].dynamicAnchors[anchor] { return target }
    }
    return nil
  }

  /// Looks for a pattern of the table in a text.
  mutating func finds(_ pattern: Int, in text: String, _ node: Node, _ place: Location) -> Bool {
    spend(1 + text.utf8.count / 64, on: node, place)
    guard isRunning, let matcher = matcher(pattern) else { return true }
    switch matcher.search(text) {
    case .found: return true
    case .absent: return false
    case .undecided:
      giveUp("a pattern of the schema takes too long on \(name)", node, place)
      return true
    }
  }

  private mutating func matcher(_ pattern: Int) -> PatternMatcher? {
    if let matcher = matchers[pattern] { return matcher }
    // It was compiled once when the schema was read.
    let matcher = try? PatternMatcher(schema.patterns[pattern])
    matchers[pattern] = matcher
    return matcher
  }

  // MARK: Faults

  mutating func add(_ others: [SchemaFault]) {
    if trials == 0 { faults += others }
  }

  mutating func fail(
    _ keyword: String, _ message: (_ name: String) -> String, _ node: Node, _ place: Location,
    _ outcome: inout SchemaOutcome, at location: Location? = nil
  ) {
    outcome.isValid = false
    guard trials == 0, faults.count < 1000 else { return }
    faults.append(
      SchemaFault(
        message: message(name), location: location ?? node.location, path: pointer,
        keyword: keyword,
        schemaLocation: place))
  }

  mutating func spend(_ work: Int, on node: Node, _ place: Location) {
    spent += work
    if spent > Self.work { giveUp("the schema takes too long on this value", node, place) }
  }

  private mutating func giveUp(_ message: String, _ node: Node, _ place: Location) {
    guard surrender == nil else { return }
    surrender = SchemaFault(
      message: message, location: node.location, path: pointer, keyword: "", schemaLocation: place)
  }

  private var pointer: String {
    path.reduce(JSONPointer.root) { pointer, step in
      switch step {
      case .member(let name): pointer.appending(name)
      case .element(let index): pointer.appending(index)
      }
    }.string
  }

  /// What messages call the present value.
  var name: String {
    switch path.last {
    case nil: return "the value"
    case .member(let name): return "'\(name)'"
    case .element(let index):
      let list = path.last {
        if case .member = $0 { true } else { false }
      }
      guard case .member(let name) = list else { return "element \(index)" }
      return "element \(index) of '\(name)'"
    }
  }
}

extension SchemaFault {
  /// What makes a fault the same as another that a second keyword found.
  struct Key: Hashable {
    let path: String
    let message: String
  }

  var key: Key { Key(path: path, message: message) }
}
