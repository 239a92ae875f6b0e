/// What a verb says at its end: `vitrine.report/v1`.
public struct Report: Sendable {
  /// The verb, such as `catalog check`.
  public let verb: String
  /// The findings, in report order.
  public let findings: [Finding]
  /// What the verb adds to its findings, an object.
  public let summary: JSONValue
  /// Lines for people, printed before the findings in the text format.
  public let text: String
  /// How the text format parts the findings; nil for one list.
  let groups: Groups?

  /// The parts in which people read findings, told by a text among a finding's details.
  public struct Groups: Sendable {
    /// The detail that names a finding's part.
    let key: String
    /// The parts in their order.
    let names: [String]

    /// Parts by the value of a detail; a finding of no part stands before them all.
    public init(by key: String, names: [String]) {
      self.key = key
      self.names = names
    }
  }

  /// A report of a verb.
  ///
  /// - Parameters:
  ///   - verb: The verb, such as `catalog check`.
  ///   - findings: What was found; sorted here.
  ///   - summary: An object with what the verb adds.
  ///   - text: Lines for people, printed before the findings in the text format only.
  ///   - strict: Whether warnings count as errors.
  ///   - groups: How the text format parts the findings; nil for one list.
  public init(
    verb: String, findings: Findings, summary: JSONValue = [:], text: String = "",
    strict: Bool = false, groups: Groups? = nil
  ) {
    self.groups = groups
    self.verb = verb
    self.findings = findings.sorted
    self.summary = summary
    self.text = text
    let least = strict ? Severity.warning : .error
    self.failing = least
    self.ok = !self.findings.contains { $0.severity >= least }
  }

  /// The least severity that fails the run.
  private let failing: Severity

  /// Whether a finding stands against going on.
  func fails(_ finding: Finding) -> Bool { finding.severity >= failing }

  /// Whether nothing stands against going on: no error, and under `--strict` no warning.
  public let ok: Bool

  /// How many findings have a severity.
  public func count(_ severity: Severity) -> Int {
    findings.count { $0.severity == severity }
  }
}
