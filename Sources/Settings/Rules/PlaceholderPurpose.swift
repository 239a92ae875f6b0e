import Diagnostics

/// A purpose string that says nothing yet.
enum PlaceholderPurpose {
  static let rule = RuleDescription(
    code: "purpose-string-placeholder", severity: .error,
    summary: "a purpose string is a placeholder",
    rationale: """
      Guideline 5.1.1(ii): review refuses an app whose purpose strings do not say clearly and completely what \
      the data is for.
      """,
    bad: .init("plist", "<key>NSCameraUsageDescription</key>\n<string>TODO</string>"),
    good: .init(
      "plist",
      "<key>NSCameraUsageDescription</key>\n<string>Soar takes the picture that you frame.</string>"
    ),
    cure: "Write what the app does with it, for people.")

  static func report(
    _ key: String, _ text: String, at location: Location, into findings: inout Findings
  ) {
    let shown = location.holdsSecret || text.count > 60 ? "" : ": '\(text)'"
    findings.report(
      rule, "\(key) says nothing about a purpose\(shown)", at: location,
      hint: "write what the app does with it, as people will read it (guideline 5.1.1(ii))",
      details: ["guideline": "5.1.1(ii)"])
  }
}
