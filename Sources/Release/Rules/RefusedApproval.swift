import Diagnostics

/// An approval of a packet that is not whole.
enum RefusedApproval {
  static let about = RuleDescription(
    code: "approval-refused", severity: .error,
    summary: "the packet can't be approved",
    rationale: """
      An approval says that somebody saw what the packet lists: that can't be said of another one.
      """,
    bad: .init("shell", "vitrine release approve tampered --by Ada"),
    good: .init(
      "shell", "vitrine release verify packet && vitrine release approve packet --by Ada"),
    cure: "Mend what vitrine release verify names, or take the packet from where it was made.")
}
