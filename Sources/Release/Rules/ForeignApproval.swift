import Diagnostics

/// An approval of another packet.
enum ForeignApproval {
  static let about = RuleDescription(
    code: "approval-of-other-packet", severity: .error,
    summary: "an approval is for another packet",
    rationale: """
      Whoever approved saw other bytes than these. A packet that was changed is no longer approved.
      """,
    bad: .init("json", #"{"schema":"vitrine.approval/v1","packet":"sha256:00…","by":"Ada"}"#),
    good: .init("json", #"{"schema":"vitrine.approval/v1","packet":"sha256:4b…","by":"Ada"}"#),
    cure: "Have this packet approved: vitrine release approve PACKET --by NAME.")
}
