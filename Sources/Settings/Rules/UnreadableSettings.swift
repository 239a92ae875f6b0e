import Diagnostics
import Documents

/// A settings file that can't be read at all.
enum UnreadableSettings {
  static let rule = RuleDescription(
    code: "settings-unreadable", severity: .error,
    summary: "a settings file can't be read",
    rationale:
      "What can't be read can't be checked, and a build with it fails or runs on other values.",
    bad: .init("shell", "vitrine settings check Config/Ap.xcconfig"),
    good: .init("shell", "vitrine settings check Config/App.xcconfig"),
    cure: "Name a file that is there, a regular one, saved as UTF-8.")

  static func report(_ trouble: FileTrouble, at location: Location, into findings: inout Findings) {
    findings.report(
      rule, trouble.description, at: location,
      hint: "name the .xcconfig file that the app is built with")
  }
}
