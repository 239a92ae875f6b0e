import Diagnostics

/// Keys of the other backend that are set beside those of the one that is selected.
enum MixedBackendKeys {
  static let rule = RuleDescription(
    code: "backend-keys-mixed", severity: .warning,
    summary: "a key of the other backend is set",
    rationale: """
      Sign-in, data, storage and subscriptions all come from one backend. A key of the other does nothing, and \
      whoever reads the file believes in a bridge or a fallback that is not there.
      """,
    bad: .init(
      "xcconfig",
      "SOAR_BACKEND_MODE = supabase\nSOAR_API_BASE_URL = https:/$()/api.soar.example"),
    good: .init(
      "xcconfig", "SOAR_BACKEND_MODE = supabase\nSUPABASE_URL = https:/$()/db.soar.example"),
    cure: "Take the key out, or select the backend that it belongs to.")

  static func check(_ seen: SeenSettings, into findings: inout Findings) {
    let prefix = seen.mode == .soarAPI ? "SUPABASE_" : "SOAR_API_"
    for name in seen.names where name.hasPrefix(prefix) {
      guard let setting = seen[name], !setting.isBlank else { continue }
      findings.report(
        rule,
        "'\(name)' is set, but the app runs \(seen.mode.presentation) on \(seen.mode.backend) and never reads it",
        at: setting.location,
        hint: "take it out, or set \(BackendMode.key) = \(seen.mode.other.rawValue)")
    }
  }
}
