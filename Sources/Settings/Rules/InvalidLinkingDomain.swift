import Diagnostics

/// A linking domain that is more than a domain.
enum InvalidLinkingDomain {
  static let rule = RuleDescription(
    code: "linking-domain-invalid", severity: .error,
    summary: "LINKING_DOMAIN is not a bare domain",
    rationale: """
      The app puts https:// before the value and a path after it; a scheme or a slash inside makes every \
      referral link that people send a dead one.
      """,
    bad: .init("xcconfig", "LINKING_DOMAIN = https:/$()/go.soar.example"),
    good: .init("xcconfig", "LINKING_DOMAIN = go.soar.example"),
    cure: "Write the domain alone.")

  static let key = "LINKING_DOMAIN"

  static func check(_ seen: SeenSettings, into findings: inout Findings) {
    guard let setting = seen[key], !setting.isBlank, !CutSetting.isCut(setting),
      let flaw = flaw(of: setting.value)
    else { return }
    findings.report(
      rule, "\(key) is \(setting.shown), which \(flaw)\(setting.shownTrail)", at: setting.location,
      hint: "write the domain alone, such as go.example.com")
  }

  private static func flaw(of value: String) -> String? {
    if value.contains("\"") || value.contains("'") { return "keeps its quotes" }
    if value.contains(":") { return "has a scheme or a port" }
    if value.contains("/") { return "has a slash" }
    return BackendURL.isHost(value) ? nil : "is no domain"
  }
}
