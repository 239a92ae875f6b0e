/// What a code means: the one text from which `explain`, the docs page and the tests are made.
///
/// A code is a kebab-case name, stable for ever. What it means never changes: another meaning is
/// another code.
public struct RuleDescription: Sendable, Hashable {
  /// A short text in one of the formats that a rule is about.
  public struct Example: Sendable, Hashable {
    /// What it is written in: `yaml`, `json`, `xcconfig`, `svg`, `shell`, `text`.
    public let language: String
    /// The text itself.
    public let text: String

    /// An example in a language.
    public init(_ language: String, _ text: String) {
      self.language = language
      self.text = text
    }
  }

  /// The code, as it stands in reports.
  public let code: String
  /// How much a finding of this code matters, unless the finding says otherwise.
  public let severity: Severity
  /// One sentence that says what is wrong, without a full stop.
  public let summary: String
  /// Why it matters: who refuses it, or what breaks in silence.
  public let rationale: String
  /// The smallest thing that has the fault.
  public let bad: Example
  /// The same thing mended.
  public let good: Example
  /// What to do about it.
  public let cure: String

  /// Describes a rule.
  public init(
    code: String, severity: Severity, summary: String, rationale: String, bad: Example,
    good: Example, cure: String
  ) {
    self.code = code
    self.severity = severity
    self.summary = summary
    self.rationale = rationale
    self.bad = bad
    self.good = good
    self.cure = cure
  }
}
