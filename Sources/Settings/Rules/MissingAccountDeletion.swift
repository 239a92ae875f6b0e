import Diagnostics
import Documents

/// An app that makes accounts and doesn't say where people delete them.
enum MissingAccountDeletion {
  static let rule = RuleDescription(
    code: "account-deletion-missing", severity: .error,
    summary: "people make accounts in the app, and the project names no way to delete them in it",
    rationale: """
      Guideline 5.1.1(v): an app with account creation must let people start the deletion of their account \
      in the app; deactivation is not enough. Review looks for it and refuses the app without.
      """,
    bad: .init("yaml", "release: { settings: App.xcconfig, account: { creates: true } }"),
    good: .init(
      "yaml",
      "release: { settings: App.xcconfig, account: { creates: true, deletion: Me > Settings > Delete account } }"
    ),
    cure:
      "Name the way through the app in release: account: deletion; account: none for an app without accounts."
  )

  static let unverified = RuleDescription(
    code: "account-deletion-unverified", severity: .note,
    summary: "the project does not say whether people make accounts in the app",
    rationale:
      "Only the project can say so; if they do, guideline 5.1.1(v) wants a way to delete them in the app.",
    bad: .init("yaml", "release: { settings: App.xcconfig }"),
    good: .init("yaml", "release: { settings: App.xcconfig, account: none }"),
    cure: "Write account: none, or account: { creates: true, deletion: … }.")

  static func check(_ release: ReleaseBlock, into findings: inout Findings) {
    guard let account = release.account else {
      findings.report(
        unverified, "the project does not say whether people make accounts in the app",
        at: Location(file: release.file.string),
        hint:
          "write release: { account: none }, or name the deletion in the app (guideline 5.1.1(v))")
      return
    }
    guard account.creates, account.deletion == nil else { return }
    findings.report(
      rule, "people make accounts in the app, and no way to delete them in it is named",
      at: account.location,
      hint: "name it: deletion: Me > Settings > Delete account (guideline 5.1.1(v))",
      details: ["guideline": "5.1.1(v)"])
  }
}
