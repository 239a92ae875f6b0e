import Diagnostics
import Documents

/// No privacy manifest beside the Info.plist.
enum UnverifiedPrivacyManifest {
  static let rule = RuleDescription(
    code: "privacy-manifest-unverified", severity: .note,
    summary: "there is no PrivacyInfo.xcprivacy to check",
    rationale: """
      An app needs one as soon as it, or code linked into it, uses an API that needs a reason; UserDefaults \
      is one. Whether it does can't be told from settings.
      """,
    bad: .init("yaml", "release: { settings: App.xcconfig, infoPlist: Alone/Info.plist }"),
    good: .init("yaml", "release: { settings: App.xcconfig, infoPlist: Info.plist }"),
    cure:
      "Add PrivacyInfo.xcprivacy beside the Info.plist, or name it as privacyManifest in the project file."
  )

  static func report(beside plist: Path, into findings: inout Findings) {
    findings.report(
      rule, "there is no PrivacyInfo.xcprivacy beside '\(plist)'", at: Location(file: plist.string),
      hint: "add one if the app uses an API that needs a reason, as UserDefaults does")
  }
}
