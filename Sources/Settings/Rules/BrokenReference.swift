import Diagnostics
import Documents

/// A reference to another setting that Xcode can't take apart.
enum BrokenReference {
  static let rule = RuleDescription(
    code: "setting-reference-broken", severity: .error,
    summary: "a reference to another setting is broken",
    rationale:
      "Xcode leaves the characters as they are or drops them, and the app gets them as its value.",
    bad: .init("xcconfig", "HOST = go.soar.example\nLINKING_DOMAIN = $(HOST"),
    good: .init("xcconfig", "HOST = go.soar.example\nLINKING_DOMAIN = $(HOST)"),
    cure:
      "Close the bracket; operators are default=, lower, upper, identifier and rfc1034identifier.")

  static func check(
    _ definition: SettingEvaluator.Definition, into findings: inout Findings
  ) {
    let name = definition.assignment.name
    for flaw in definition.expression.flaws.unique {
      let (message, hint) = words(flaw, name)
      findings.report(rule, message, at: definition.assignment.location, hint: hint)
    }
  }

  private static func words(_ flaw: SettingExpression.Flaw, _ name: String) -> (String, String) {
    switch flaw {
    case .unterminated:
      ("a reference in the value of '\(name)' has no closing bracket", "close it")
    case .unnamed: ("a reference in the value of '\(name)' names no setting", "name one")
    case .unknownOperator:
      (
        "a reference in the value of '\(name)' has an operator that Xcode does not know",
        "a colon starts an operator: default=, lower, upper, identifier or rfc1034identifier"
      )
    case .tooDeep:
      ("references in the value of '\(name)' are nested more than 64 levels deep", "take some out")
    }
  }
}
