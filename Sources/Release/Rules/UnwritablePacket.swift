import Diagnostics

/// A packet that can not be written.
enum UnwritablePacket {
  static let about = RuleDescription(
    code: "packet-unwritable", severity: .error,
    summary: "the packet can't be written",
    rationale: """
      A packet is written whole or not at all: what kept it from being whole must be mended first.
      """,
    bad: .init("shell", "vitrine release --packet /packet"),
    good: .init("shell", "vitrine release --packet build/packet"),
    cure: "Name a folder that can be written to, and make room on the disk.")
}
