import Diagnostics

/// A tar with an entry that no packet has.
enum UnsafeTar {
  static let about = RuleDescription(
    code: "packet-tar-unsafe", severity: .error,
    summary: "the tar holds an entry that is no plain file inside the packet",
    rationale: """
      Links, devices, names with '..' and the same name twice make whoever unpacks a tar write where nobody meant to.\
       Nothing of such a tar is used.
      """,
    bad: .init("shell", "tar -cPf packet.tar ../packet"),
    good: .init("shell", "vitrine release --tar packet.tar"),
    cure: "Make the tar with vitrine release --tar.")

  static func report(_ message: String, in tar: String, into findings: inout Findings) {
    findings.report(about, message, at: Location(file: tar), hint: about.cure)
  }
}
