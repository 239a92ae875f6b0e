import Diagnostics

/// Pictures of a packet that nothing records.
enum MissingPacketProvenance {
  static let about = RuleDescription(
    code: "packet-provenance-missing", severity: .error,
    summary: "the packet holds pictures without the record of what they are made from",
    rationale: """
      A composed picture must never pass for capture evidence: its record goes with it.
      """,
    bad: .init("text", "a packet with fastlane/ and without provenance.json"),
    good: .init("text", "a packet as vitrine release wrote it"),
    cure: "Make the packet again with vitrine release.")
}
