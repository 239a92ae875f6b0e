import Diagnostics
import Documents

/// Files that include each other in a circle.
enum IncludeCycle {
  static let rule = RuleDescription(
    code: "include-cycle", severity: .warning,
    summary: "files include each other in a cycle",
    rationale: """
      Xcode skips the include that closes the cycle, so which line wins depends on the file that it starts \
      from.
      """,
    bad: .init("xcconfig", "#include \"App.xcconfig\""),
    good: .init("xcconfig", "#include \"Base.xcconfig\""),
    cure: "Take one of the includes out.")

  static func report(_ cycle: [Path], at location: Location, into findings: inout Findings) {
    findings.report(
      rule,
      "this include closes a cycle and is skipped: \(cycle.map(\.name).joined(separator: " > "))",
      at: location, hint: "take one of the includes out")
  }
}
