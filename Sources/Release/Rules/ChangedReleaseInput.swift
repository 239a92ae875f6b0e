import Diagnostics

/// A file that changed while a release looked at it.
enum ChangedReleaseInput {
  static let about = RuleDescription(
    code: "release-input-changed", severity: .error,
    summary: "a file is not what the gates saw",
    rationale: """
      What goes into a packet is what the gates looked at, byte by byte.
      """,
    bad: .init("text", "a picture that was edited while vitrine release ran"),
    good: .init("text", "folders that nobody else writes into"),
    cure: "Leave the output folder alone while a release runs, and run it again.")
}
