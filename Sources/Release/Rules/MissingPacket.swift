import Diagnostics

/// A path at which there is no packet.
enum MissingPacket {
  static let about = RuleDescription(
    code: "packet-missing", severity: .error,
    summary: "there is no packet here",
    rationale: """
      A folder without packet.json may hold anything.
      """,
    bad: .init("shell", "vitrine release verify out"),
    good: .init("shell", "vitrine release verify packet"),
    cure: "Name the folder that holds packet.json, or a tar of it.")
}
