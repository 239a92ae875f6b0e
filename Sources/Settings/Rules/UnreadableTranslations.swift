import Diagnostics

/// A file of translations that can't be read.
enum UnreadableTranslations {
  static let rule = RuleDescription(
    code: "translations-unreadable", severity: .error,
    summary: "a file of translations can't be read",
    rationale:
      "Xcode refuses the file or drops the entries after the fault, and people see another language.",
    bad: .init("strings", "\"NSCameraUsageDescription\" = \"Soar tira a foto\""),
    good: .init(
      "strings", "\"NSCameraUsageDescription\" = \"Soar tira a foto que você enquadra.\";"),
    cure: "Mend the line that the finding names; each entry ends with a semicolon.")

  static func report(_ message: String, at location: Location, into findings: inout Findings) {
    findings.report(rule, message, at: location, hint: "mend or remove the file")
  }
}
