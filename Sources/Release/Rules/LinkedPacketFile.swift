import Diagnostics

/// A symbolic link in a packet.
enum LinkedPacketFile {
  static let about = RuleDescription(
    code: "packet-file-linked", severity: .error,
    summary: "a symbolic link lies in the packet",
    rationale: """
      A link shows what it points to today, on this machine; the packet proves nothing of that.
      """,
    bad: .init("shell", "ln -s ~/shots/home.png packet/fastlane/screenshots/en-US/01_home.png"),
    good: .init("shell", "vitrine release"),
    cure: "Put the file itself there, as the packet lists it.")
}
