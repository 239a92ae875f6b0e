import Diagnostics

/// An approval that is none.
enum InvalidApproval {
  static let about = RuleDescription(
    code: "approval-invalid", severity: .error,
    summary: "a file among the approvals is no approval",
    rationale: """
      What can't be read says nothing of who approved what.
      """,
    bad: .init("json", #"{"schema":"vitrine.approval/v1","by":"Ada"}"#),
    good: .init("json", #"{"schema":"vitrine.approval/v1","packet":"sha256:4b…","by":"Ada"}"#),
    cure: "Take the file out, and approve with vitrine release approve.")
}
