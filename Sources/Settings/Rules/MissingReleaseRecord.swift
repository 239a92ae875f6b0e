import Diagnostics
import Documents

/// A project whose release record is not there yet.
enum MissingReleaseRecord {
  static let rule = RuleDescription(
    code: "release-record-missing", severity: .note,
    summary: "the project's release record is not there yet",
    rationale: """
      Before the first release there is nothing to remember; after it, the record must be committed, or a \
      change of the backend mode goes unnoticed.
      """,
    bad: .init("yaml", "release: { settings: App.xcconfig, record: not-yet.json }"),
    good: .init("yaml", "release: { settings: App.xcconfig, record: release-record.json }"),
    cure: "Nothing before the first release; after it, commit the record.")

  static func report(_ path: Path, at location: Location, into findings: inout Findings) {
    findings.report(
      rule, "there is no release record '\(path)' yet", at: location,
      hint: "commit the record with the first release")
  }
}
