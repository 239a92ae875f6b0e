import Diagnostics

/// A value that says that somebody has still to fill it in.
enum PlaceholderSetting {
  static let rule = RuleDescription(
    code: "setting-placeholder", severity: .warning,
    summary: "a setting still holds the placeholder of its template",
    rationale: """
      A placeholder is not empty, so the app takes it as configured and fails at the first request instead of \
      showing that something is not set up.
      """,
    bad: .init("xcconfig", "REVENUECAT_IOS_KEY = YOUR_REVENUECAT_KEY"),
    good: .init("xcconfig", "REVENUECAT_IOS_KEY = appl_ExampleOnly"),
    cure: "Fill the value in, or leave it empty.")

  static func check(_ seen: SeenSettings, into findings: inout Findings) {
    for name in seen.names where SeenSettings.isOfApp(name) {
      guard let setting = seen[name], !setting.isBlank, isPlaceholder(setting.value) else {
        continue
      }
      findings.report(
        rule, "'\(name)' still holds a placeholder", at: setting.location,
        hint: "fill it in, or leave it empty")
    }
  }

  /// Whether a value is one of those that templates put in for people to replace.
  static func isPlaceholder(_ value: String) -> Bool {
    let plain = value.lowercased().trimmingQuotes
    if plain.isEmpty || plain.hasPrefix("your_") || plain.hasPrefix("your-") { return true }
    if plain.contains("your-project") || plain.contains("your_project") { return true }
    if plain.hasPrefix("<"), plain.hasSuffix(">") { return true }
    if plain.allSatisfy({ $0 == "x" || $0 == "." || $0 == "-" || $0 == "*" }) { return true }
    return [
      "todo", "tbd", "fixme", "changeme", "change_me", "change-me", "replace_me", "replace-me",
      "placeholder", "insert_here", "none", "null", "undefined",
    ].contains(plain)
  }
}

extension String {
  fileprivate var trimmingQuotes: String {
    String(drop { $0 == "\"" || $0 == "'" }.reversed().drop { $0 == "\"" || $0 == "'" }.reversed())
  }
}
