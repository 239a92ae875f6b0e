import Diagnostics

/// A packet with more in it than is read.
enum LargePacket {
  static let about = RuleDescription(
    code: "packet-too-large", severity: .error,
    summary: "the packet holds more than is read",
    rationale: """
      A packet of the largest listing has some ten thousand files; one with far more is made to wear somebody down.
      """,
    bad: .init("text", "a tar that says it has 20 TB"),
    good: .init("text", "a tar of what vitrine release made"),
    cure: "Look where the packet comes from.")
}
