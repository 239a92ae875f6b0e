import Diagnostics

/// A setting whose value comes back to itself with nothing earlier to take.
enum SelfReferringSetting {
  static let rule = RuleDescription(
    code: "setting-refers-to-itself", severity: .warning,
    summary: "the value of a setting comes back to itself",
    rationale: """
      Where a value comes back to its own name, Xcode takes the earlier line; where there is none, nothing. \
      So a part of the value is empty.
      """,
    bad: .init("xcconfig", "HOST = $(DOMAIN)\nDOMAIN = go.$(HOST)"),
    good: .init("xcconfig", "HOST = soar.example\nDOMAIN = go.$(HOST)"),
    cure: "Give one of the settings a value of its own.")

  static func check(_ settings: AppSettings, into findings: inout Findings) {
    for name in settings.selfReferring {
      guard let setting = settings[name] else { continue }
      findings.report(
        rule, "the value of '\(name)' comes back to itself and is empty there\(setting.shownTrail)",
        at: setting.location, hint: "give one of the settings a value of its own")
    }
  }
}
