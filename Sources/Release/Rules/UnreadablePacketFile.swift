import Diagnostics

/// A file of a packet that can not be read.
enum UnreadablePacketFile {
  static let about = RuleDescription(
    code: "packet-file-unreadable", severity: .error,
    summary: "a file or folder of the packet can't be read",
    rationale: """
      What can't be read can't be vouched for.
      """,
    bad: .init("shell", "chmod 000 packet/report.json"),
    good: .init("shell", "chmod 644 packet/report.json"),
    cure: "Make it readable for whoever verifies the packet.")
}
