import Diagnostics
import Documents

/// Unified mode without the address of its backend.
enum MissingBaseURL {
  static let rule = RuleDescription(
    code: "backend-base-url-missing", severity: .error,
    summary: "the unified backend is selected, and its base URL is not set",
    rationale: """
      There is no fallback: every request of the app throws a configuration error, and it never turns to \
      Supabase by itself.
      """,
    bad: .init("xcconfig", "SOAR_BACKEND_MODE = soar_api"),
    good: .init(
      "xcconfig", "SOAR_BACKEND_MODE = soar_api\nSOAR_API_BASE_URL = https:/$()/api.soar.example"),
    cure: "Set SOAR_API_BASE_URL to the host's address.")

  static func check(_ seen: SeenSettings, into findings: inout Findings) {
    guard seen.mode == .soarAPI else { return }
    let setting = seen[BackendMode.baseURLKey]
    guard setting?.isBlank ?? true else { return }
    findings.report(
      rule,
      "the unified backend is selected and \(BackendMode.baseURLKey) is \(setting == nil ? "not set" : "empty"): "
        + "every request will fail; there is no fallback to Supabase"
        + undefined(setting),
      at: setting?.location ?? seen[BackendMode.key]?.location ?? Location(file: seen.file.string),
      hint: "set \(BackendMode.baseURLKey) = https:/$()/host")
  }

  private static func undefined(_ setting: ResolvedSetting?) -> String {
    guard let setting else { return "" }
    let names = setting.undefined.map { "'\($0)'" }.joined(separator: ", ")
    return names.isEmpty ? setting.shownTrail : " (nothing sets \(names))\(setting.shownTrail)"
  }
}
