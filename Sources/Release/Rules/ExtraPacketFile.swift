import Diagnostics

/// A file that a packet does not list.
enum ExtraPacketFile {
  static let about = RuleDescription(
    code: "packet-file-extra", severity: .error,
    summary: "a file lies in the packet that it does not list",
    rationale: """
      Upload tools take every picture of a folder: one that nobody approved would go along.
      """,
    bad: .init("shell", "cp draft.png packet/fastlane/screenshots/en-US/"),
    good: .init("shell", "cp draft.png elsewhere/"),
    cure: "Take the file out; approvals and signatures go into approvals/.")
}
