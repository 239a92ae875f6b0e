import Diagnostics
import Documents

/// Settings that grow beyond what any app has.
enum OversizedSettings {
  static let rule = RuleDescription(
    code: "settings-too-large", severity: .error,
    summary: "settings grow beyond what is read",
    rationale: """
      A few lines that double each other stand for gigabytes; Xcode would hang or crash on them.
      """,
    bad: .init(
      "xcconfig",
      (0..<20).map { "A\($0 + 1) = $(A\($0))$(A\($0))" }.joined(separator: "\n") + "\nA0 = x"),
    good: .init("xcconfig", "A0 = x\nA1 = $(A0)$(A0)"),
    cure: "Take out the repetition.")

  static func report(_ message: String, at location: Location, into findings: inout Findings) {
    findings.report(rule, message, at: location, hint: "take out the repetition")
  }

  /// Values that were left as they are; one finding stands for all.
  static func check(_ settings: AppSettings, into findings: inout Findings) {
    guard let first = settings.oversized.first, let setting = settings[first] else { return }
    let others = settings.oversized.count - 1
    report(
      "the value of '\(first)'\(others > 0 ? " and those of \(others) others" : "") can't be expanded:"
        + " it grows beyond 64 KiB",
      at: setting.location.secret, into: &findings)
  }
}
