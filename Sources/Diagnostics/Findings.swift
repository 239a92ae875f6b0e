/// What a run has found so far.
///
/// Nothing here throws: the run goes on and gathers the rest.
public struct Findings: Sendable {
  /// The findings in the order in which they were met.
  public private(set) var all: [Finding] = []

  /// An empty collection.
  public init() {}

  /// Whether one of them is an error.
  public var hasErrors: Bool { all.contains { $0.severity == .error } }

  /// The findings in the order of every report, each once.
  public var sorted: [Finding] {
    var seen: Set<Finding> = []
    return all.sorted().filter { seen.insert($0).inserted }
  }

  /// Adds one finding.
  public mutating func add(_ finding: Finding) { all.append(finding) }

  /// Adds all that another collection holds.
  public mutating func add(_ others: Findings) { all += others.all }

  /// Reports a finding of a rule; `severity` is the rule's own unless given.
  public mutating func report(
    _ rule: RuleDescription, _ message: String, at location: Location? = nil, hint: String? = nil,
    severity: Severity? = nil, related: [Finding.Related] = [],
    details: [String: JSONValue] = [:]
  ) {
    add(
      Finding(
        rule, message, at: location, hint: hint, severity: severity, related: related,
        details: details))
  }
}
