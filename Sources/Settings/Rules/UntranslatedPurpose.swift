import Diagnostics

/// A purpose string that a shipped locale has no text for.
enum UntranslatedPurpose {
  static let rule = RuleDescription(
    code: "purpose-string-untranslated", severity: .warning,
    summary: "a purpose string is not translated for a locale that ships",
    rationale: """
      People are asked in a language that they may not read, and say no; guideline 5.1.1(ii) wants them to \
      understand what they agree to.
      """,
    bad: .init("strings", "/* NSCameraUsageDescription is not here */"),
    good: .init(
      "strings",
      "\"NSCameraUsageDescription\" = \"Soar tira a foto que você enquadra.\";"),
    cure: "Add the text to the locale's InfoPlist.strings or to InfoPlist.xcstrings.")

  static func report(
    _ key: String, locale: ShippedLocale, at location: Location, _ what: String,
    into findings: inout Findings
  ) {
    findings.report(
      rule, "\(key) \(what)", at: location,
      hint:
        "add it to \(locale.name).lproj/InfoPlist.strings or to InfoPlist.xcstrings (guideline 5.1.1(ii))",
      details: ["locale": .string(locale.name), "guideline": "5.1.1(ii)"])
  }
}
