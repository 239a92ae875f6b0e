import Diagnostics

/// A path that no packet may hold.
enum UnsafePacketPath {
  static let about = RuleDescription(
    code: "packet-path-unsafe", severity: .error,
    summary: "a path of the packet leads out of it, or can't be on every system",
    rationale: """
      A path that is absolute, has '..' in it, or is another's in other letters makes whoever unpacks it write where\
       nobody meant to.
      """,
    bad: .init("json", #"{"path":"../.ssh/authorized_keys"}"#),
    good: .init("json", #"{"path":"fastlane/screenshots/en-US/01_home-iphone-6.9.png"}"#),
    cure: "Do not use the packet; make it again with vitrine release.")

  static func report(_ message: String, at place: Location?, into findings: inout Findings) {
    findings.report(about, message, at: place, hint: about.cure)
  }
}
