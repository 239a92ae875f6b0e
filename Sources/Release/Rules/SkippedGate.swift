import Diagnostics

/// A gate that was left out.
enum SkippedGate {
  static let about = RuleDescription(
    code: "gate-skipped", severity: .note,
    summary: "a gate was skipped, and somebody said why",
    rationale: """
      The packet tells everybody that a gate did not run, and why.
      """,
    bad: .init("shell", "vitrine release --skip catalog --because \"prices are set next week\""),
    good: .init("shell", "vitrine release"),
    cure: "Run the gate as soon as what stands against it is over.")
}
