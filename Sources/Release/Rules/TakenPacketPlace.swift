import Diagnostics

/// A folder in the way of the packet.
enum TakenPacketPlace {
  static let about = RuleDescription(
    code: "packet-place-taken", severity: .error,
    summary: "something that is no packet is where the packet should go",
    rationale: """
      A packet takes the place of the one before. A folder with anything else in it is left alone.
      """,
    bad: .init("shell", "vitrine release --packet ~/Documents"),
    good: .init("shell", "vitrine release --packet ~/Documents/packet"),
    cure: "Name a folder that is not there yet, or one that holds an earlier packet.")
}
