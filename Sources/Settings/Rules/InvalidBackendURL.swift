import Diagnostics

/// A backend's address that is no absolute URL with a host.
enum InvalidBackendURL {
  static let rule = RuleDescription(
    code: "backend-url-invalid", severity: .error,
    summary: "the backend's URL is not absolute or has no host",
    rationale: """
      The value is not empty, so the app takes it as configured, and every request goes to a bad address.
      """,
    bad: .init("xcconfig", "SOAR_BACKEND_MODE = soar_api\nSOAR_API_BASE_URL = api.soar.example"),
    good: .init(
      "xcconfig", "SOAR_BACKEND_MODE = soar_api\nSOAR_API_BASE_URL = https:/$()/api.soar.example"),
    cure: "Write the scheme and the host: https:/$()/host.")

  static func check(_ seen: SeenSettings, into findings: inout Findings) {
    let key = seen.mode == .soarAPI ? BackendMode.baseURLKey : BackendMode.supabaseURLKey
    guard let setting = seen[key], !setting.isBlank, !CutSetting.isCut(setting),
      let flaw = BackendURL.flaw(of: setting.value)
    else { return }
    findings.report(
      rule, "\(key) is \(setting.shown), which \(words(flaw))\(setting.shownTrail)",
      at: setting.location, hint: "write the scheme and the host: https:/$()/host")
  }

  private static func words(_ flaw: BackendURL.Flaw) -> String {
    switch flaw {
    case .quoted: "keeps its quotes: Xcode does not take them off"
    case .backslashes: "keeps its backslashes: they are no escapes in an .xcconfig file"
    case .cut: "is what is left of a URL whose '//' started a comment"
    case .relative: "is not absolute: it has no scheme"
    case .foreignScheme: "is neither https nor http"
    case .hostless: "has no host"
    case .badHost: "has characters in its host that no host has"
    }
  }
}
