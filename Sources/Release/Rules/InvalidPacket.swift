import Diagnostics

/// A packet.json that is none.
enum InvalidPacket {
  static let about = RuleDescription(
    code: "packet-invalid", severity: .error,
    summary: "packet.json is not what a packet says of itself",
    rationale: """
      Everything else is held against packet.json: what it does not say in its format proves nothing.
      """,
    bad: .init("json", #"{"schema":"vitrine.packet/v2","files":[]}"#),
    good: .init("json", #"{"schema":"vitrine.packet/v1","digest":"sha256:…","files":[…]}"#),
    cure: "Take the packet from where it was made, or make it again with vitrine release.")
}
