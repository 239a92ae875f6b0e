import Diagnostics

/// A URL that ends at its own `//`.
enum CutSetting {
  static let rule = RuleDescription(
    code: "setting-cut-at-comment", severity: .error,
    summary: "a URL is cut at its '//', which starts a comment",
    rationale: """
      In an .xcconfig file '//' starts a comment anywhere, in quotes too. What is left of a URL is 'https:', \
      which is not empty, so no check for a missing value fires and every request goes nowhere.
      """,
    bad: .init(
      "xcconfig", "SOAR_BACKEND_MODE = soar_api\nSOAR_API_BASE_URL = https://api.soar.example"),
    good: .init(
      "xcconfig", "SOAR_BACKEND_MODE = soar_api\nSOAR_API_BASE_URL = https:/$()/api.soar.example"),
    cure: "Write https:/$()/host: the empty reference keeps the slashes apart.")

  static func check(_ settings: AppSettings, into findings: inout Findings) {
    for setting in settings.all where isCut(setting) {
      findings.report(
        rule, "the value of '\(setting.name)' is cut at '//', which starts a comment",
        at: setting.location, hint: "write https:/$()/host, with $() between the slashes")
    }
  }

  /// Whether what is left is a scheme alone, in quotes or not.
  static func isCut(_ setting: ResolvedSetting) -> Bool {
    guard setting.isCut else { return false }
    let rest = setting.value.drop { $0 == "\"" || $0 == "'" }
    return rest.hasSuffix(":") && BackendURL.isScheme(rest.dropLast())
  }
}
