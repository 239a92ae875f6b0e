internal import Diagnostics

enum RepeatedExport {
  static let about = RuleDescription(
    code: "snapshot-export-duplicate", severity: .error,
    summary: "two packages that are needed together export the same id",
    rationale: "A reference to it would have two meanings.",
    bad: .init(
      "shell",
      "vitrine extension snapshot kiosk --store store   # pier and ferry both export sea/boat"),
    good: .init(
      "shell", "vitrine extension snapshot kiosk --store store   # only pier exports sea/boat"),
    cure: "Give one of the two another id.")

  static func report(
    _ id: String, by one: String, and other: String, at place: Location,
    into findings: inout Findings
  ) {
    findings.report(
      about, "'\(id)' is exported by '\(one)' and by '\(other)'", at: place,
      hint: "give one of the two another id")
  }
}
