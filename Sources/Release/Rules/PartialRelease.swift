import Diagnostics

/// A run that can not end with a packet.
enum PartialRelease {
  static let about = RuleDescription(
    code: "release-partial", severity: .note,
    summary: "not all gates ran, so that no packet is written",
    rationale: """
      A packet says of every gate what became of it; a run of some gates can't.
      """,
    bad: .init("shell", "vitrine release --only catalog"),
    good: .init("shell", "vitrine release"),
    cure: "Leave --only out to get a packet, or leave a gate out with --skip GATE --because TEXT.")
}
