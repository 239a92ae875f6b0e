/// The forms in which a report can be printed.
public enum Format: String, Sendable, CaseIterable {
  /// For people: `file:line:column`, the source line with a caret, the hint.
  case text
  /// One `vitrine.report/v1` document.
  case json
  /// SARIF 2.1.0, as code hosts read it.
  case sarif
  /// GitHub workflow commands, one line a finding.
  case github
  /// JUnit XML, as build servers read it.
  case junit
}
