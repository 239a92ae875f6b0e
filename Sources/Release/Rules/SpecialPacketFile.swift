import Diagnostics

/// A FIFO, a socket or a device in a packet.
enum SpecialPacketFile {
  static let about = RuleDescription(
    code: "packet-file-special", severity: .error,
    summary: "something that is no file lies in the packet",
    rationale: """
      Reading a FIFO or a device can wait for ever, or do something.
      """,
    bad: .init("shell", "mkfifo packet/report.json"),
    good: .init("shell", "vitrine release"),
    cure: "Take it out.")
}
