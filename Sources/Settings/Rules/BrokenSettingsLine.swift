import Diagnostics
import Documents

/// A line of an `.xcconfig` file that Xcode would pass over with an error.
enum BrokenSettingsLine {
  static let rule = RuleDescription(
    code: "xcconfig-syntax", severity: .error,
    summary: "a line is neither a setting nor an include",
    rationale: """
      Xcode drops the line and builds on, so the app runs with the value of an earlier line or with none.
      """,
    bad: .init("xcconfig", "LINKING_DOMAIN go.soar.example"),
    good: .init("xcconfig", "LINKING_DOMAIN = go.soar.example"),
    cure: "Write NAME = value, #include \"File.xcconfig\", or a comment after //.")

  static func report(_ faults: [DocumentFault], into findings: inout Findings) {
    findings.report(faults, as: rule)
  }
}
