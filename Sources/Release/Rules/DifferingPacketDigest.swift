import Diagnostics

/// A packet.json that was changed.
enum DifferingPacketDigest {
  static let about = RuleDescription(
    code: "packet-digest-mismatch", severity: .error,
    summary: "packet.json is not what its digest says",
    rationale: """
      The digest is what people approve. It is the SHA-256 of packet.json without the line that holds it, so that\
       a change of one letter shows.
      """,
    bad: .init("text", "a version that was edited in packet.json"),
    good: .init("text", "packet.json as vitrine release wrote it"),
    cure: "Take the packet from where it was made; what changed must be released and approved anew."
  )
}
