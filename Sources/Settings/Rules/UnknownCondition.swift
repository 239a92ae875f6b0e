import Diagnostics
import Documents

/// A condition about something that Xcode never asks.
enum UnknownCondition {
  static let rule = RuleDescription(
    code: "condition-unknown", severity: .warning,
    summary: "a condition asks about something that Xcode does not know",
    rationale: "Such a condition never holds, so the line is never used, without a word.",
    bad: .init("xcconfig", "LINKING_DOMAIN[configuration=Release] = go.soar.example"),
    good: .init("xcconfig", "LINKING_DOMAIN[config=Release] = go.soar.example"),
    cure: "Ask about config, sdk or arch.")

  /// What swift-build declares as condition parameters; those with two underscores are its own.
  private static let known = ["config", "sdk", "arch", "variant", "target"]

  static func check(_ assignment: XCConfig.Assignment, into findings: inout Findings) {
    for condition in assignment.conditions
    where !known.contains(condition.parameter) && !condition.parameter.hasPrefix("__") {
      let near =
        known.first { condition.parameter.lowercased().hasPrefix($0) }
        ?? nearestMatch(to: condition.parameter, in: known)
      findings.report(
        rule, "'\(assignment.name)' has a condition on '\(condition.parameter)', which never holds",
        at: assignment.nameLocation,
        hint: near.map { "did you mean '\($0)'?" } ?? "ask about config, sdk or arch")
    }
  }
}
