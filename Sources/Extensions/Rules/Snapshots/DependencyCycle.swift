internal import Diagnostics

enum DependencyCycle {
  static let about = RuleDescription(
    code: "snapshot-dependency-cycle", severity: .error,
    summary: "packages depend on each other in a circle",
    rationale: "None of them could be loaded first.",
    bad: .init(
      "shell",
      "vitrine extension snapshot kiosk --store store   # kiosk needs pier, which needs kiosk"),
    good: .init("shell", "vitrine extension snapshot kiosk --store store   # pier needs nothing"),
    cure: "Move what both need into a third package.")

  static func report(_ way: [String], at place: Location, into findings: inout Findings) {
    findings.report(
      about, "the packages depend on each other: \(way.joined(separator: " → "))", at: place,
      hint: "move what both need into a third package")
  }
}
