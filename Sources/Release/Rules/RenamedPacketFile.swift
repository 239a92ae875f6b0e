import Diagnostics

/// A file that lies in a packet under another name.
enum RenamedPacketFile {
  static let about = RuleDescription(
    code: "packet-file-renamed", severity: .error,
    summary: "a file of the packet has another name",
    rationale: """
      The stores show pictures in the order of their names, and tell their locale by the folder.
      """,
    bad: .init("shell", "mv 01_home.png 09_home.png"),
    good: .init("shell", "vitrine release verify packet"),
    cure: "Give the file its name back.")
}
