import Diagnostics

/// A file that is not what a packet lists.
enum ChangedPacketFile {
  static let about = RuleDescription(
    code: "packet-file-changed", severity: .error,
    summary: "a file of the packet is not what was released",
    rationale: """
      What was approved is the bytes that the packet lists, and no others.
      """,
    bad: .init("shell", "optipng packet/fastlane/screenshots/*/*.png"),
    good: .init("shell", "vitrine release verify packet"),
    cure: "Take the packet from where it was made; what changed must be released and approved anew."
  )
}
