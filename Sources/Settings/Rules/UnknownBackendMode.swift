import Diagnostics

/// A mode that is no spelling of either backend, which silently means Supabase.
enum UnknownBackendMode {
  static let rule = RuleDescription(
    code: "backend-mode-unknown", severity: .warning,
    summary: "the backend mode is no known spelling and selects Supabase",
    rationale: """
      The app reads soar_api, soarapi and soar-api in any case as the unified backend and anything else as \
      Supabase. A slip of the pen so changes where people sign in and where their data lives.
      """,
    bad: .init("xcconfig", "SOAR_BACKEND_MODE = soar_app"),
    good: .init(
      "xcconfig", "SOAR_BACKEND_MODE = soar_api\nSOAR_API_BASE_URL = https:/$()/api.soar.example"),
    cure: "Write soar_api for the unified backend, supabase for the standalone one.")

  static func check(_ seen: SeenSettings, into findings: inout Findings) {
    guard let setting = seen[BackendMode.key], !setting.isBlank,
      BackendMode(named: setting.value) == nil
    else { return }
    let near = BackendMode.nearestSpelling(to: setting.value)
    findings.report(
      rule,
      "\(BackendMode.key) is \(setting.shown), no known spelling: the app runs standalone on Supabase"
        + setting.shownTrail,
      at: setting.location,
      hint:
        "write \(near == "supabase" ? "supabase" : "soar_api, if the unified backend is meant; supabase, if not")"
    )
  }
}
