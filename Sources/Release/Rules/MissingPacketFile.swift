import Diagnostics

/// A file that a packet lists and does not hold.
enum MissingPacketFile {
  static let about = RuleDescription(
    code: "packet-file-missing", severity: .error,
    summary: "a file of the packet is missing",
    rationale: """
      An upload takes what is there: the store would get less than was approved.
      """,
    bad: .init("shell", "rm packet/fastlane/screenshots/ja/01_home-iphone-6.9.png"),
    good: .init("shell", "vitrine release verify packet"),
    cure: "Take the packet from where it was made, or make it again.")
}
