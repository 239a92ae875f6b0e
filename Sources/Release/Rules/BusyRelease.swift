import Diagnostics

/// A second release into the same packet.
enum BusyRelease {
  static let about = RuleDescription(
    code: "release-busy", severity: .error,
    summary: "another release is at work on the same packet",
    rationale: """
      Two runs that write one packet would mix what they saw.
      """,
    bad: .init("shell", "vitrine release & vitrine release"),
    good: .init("shell", "vitrine release"),
    cure: "Wait for the other run to end, or name another folder with --packet.")
}
