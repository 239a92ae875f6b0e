import Diagnostics

/// A tar that can not be read.
enum UnreadableTar {
  static let about = RuleDescription(
    code: "packet-tar-unreadable", severity: .error,
    summary: "the tar can't be read",
    rationale: """
      A damaged or compressed tar can't be held against anything.
      """,
    bad: .init("shell", "vitrine release verify packet.tar.gz"),
    good: .init("shell", "gunzip packet.tar.gz && vitrine release verify packet.tar"),
    cure: "Unpack the compression first, or copy the tar again.")
}
