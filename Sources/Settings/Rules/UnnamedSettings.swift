import Diagnostics
import Documents

/// A folder that doesn't say which settings to check.
enum UnnamedSettings {
  static let rule = RuleDescription(
    code: "settings-not-named", severity: .error,
    summary: "nothing says which settings are to be checked",
    rationale: "A gate that finds nothing to look at must not pass as if it had looked.",
    bad: .init("yaml", "release: { catalog: catalog.yaml }"),
    good: .init("yaml", "release: { settings: App.xcconfig }"),
    cure: "Name the .xcconfig file in the project file or on the command line, or pass --search.")

  static func report(_ message: String, at location: Location, into findings: inout Findings) {
    findings.report(
      rule, message, at: location,
      hint: "name the .xcconfig file (release: { settings: … }), or pass --search")
  }
}
