import Diagnostics
import Documents

/// A reason for an API that Apple doesn't accept there.
enum UnknownPrivacyReason {
  static let rule = RuleDescription(
    code: "privacy-reason-unknown", severity: .error,
    summary: "the privacy manifest gives no accepted reason for an API",
    rationale: """
      Apple accepts only its own codes for each kind of API and refuses the build by mail after the upload \
      (ITMS-91053, ITMS-91056).
      """,
    bad: .init("xcprivacy", accessed("UserDefaults", "CA92")),
    good: .init("xcprivacy", accessed("UserDefaults", "CA92.1")),
    cure: "Take a code from Apple's page on required reason APIs.")

  private static func accessed(_ category: String, _ code: String) -> String {
    """
    <key>NSPrivacyAccessedAPITypes</key>
    <array><dict>
      <key>NSPrivacyAccessedAPIType</key>
      <string>NSPrivacyAccessedAPICategory\(category)</string>
      <key>NSPrivacyAccessedAPITypeReasons</key>
      <array><string>\(code)</string></array>
    </dict></array>
    """
  }

  static func check(_ manifest: PrivacyManifest, into findings: inout Findings) {
    for type in manifest.accessedTypes {
      let categories = PrivacyManifest.reasons.map(\.category)
      guard let category = type["NSPrivacyAccessedAPIType"]?.string,
        let row = PrivacyManifest.reasons.first(where: { $0.category == category })
      else {
        let given = type["NSPrivacyAccessedAPIType"]
        let near = given?.string.flatMap { nearestMatch(to: $0, in: categories) }
        findings.report(
          rule,
          "\(given?.string.map { "'\($0)' is" } ?? "an element of NSPrivacyAccessedAPITypes has") no kind "
            + "of API that needs a reason", at: (given ?? type).location,
          hint: near.map { "did you mean '\($0)'?" }
            ?? "use one of \(categories.joined(separator: ", "))")
        continue
      }
      check(type, row, into: &findings)
    }
  }

  private static func check(
    _ type: Node, _ row: (category: String, codes: [String]), into findings: inout Findings
  ) {
    let hint = "the reasons for it are \(row.codes.joined(separator: ", ")) (ITMS-91053)"
    guard let reasons = type["NSPrivacyAccessedAPITypeReasons"]?.sequence, !reasons.isEmpty else {
      findings.report(rule, "'\(row.category)' has no reason", at: type.location, hint: hint)
      return
    }
    for reason in reasons {
      guard let code = reason.string, row.codes.contains(code) else {
        findings.report(
          rule,
          "\(reason.string.map { "'\($0)'" } ?? reason.kindName) is no reason for '\(row.category)'",
          at: reason.location, hint: hint)
        continue
      }
      if PrivacyManifest.onlyForSDKs.contains(code) {
        findings.report(
          rule, "'\(code)' is a reason for SDKs only, not for an app", at: reason.location,
          hint: hint,
          severity: .warning)
      }
    }
  }
}
