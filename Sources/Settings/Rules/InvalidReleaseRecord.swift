import Diagnostics
import Documents

/// A release record that can't be read.
enum InvalidReleaseRecord {
  static let rule = RuleDescription(
    code: "release-record-invalid", severity: .error,
    summary: "the release record can't be read",
    rationale:
      "Without the record nothing remembers the mode that people's accounts and data live in.",
    bad: .init(
      "json", #"{"schema":"vitrine.release-record/v1","version":"1.0","backendMode":"unified"}"#),
    good: .init(
      "json", #"{"schema":"vitrine.release-record/v1","version":"1.0","backendMode":"supabase"}"#),
    cure: "Give it a schema, a version and a backendMode of supabase or soar_api.")

  static func report(
    _ message: String, at location: Location, hint: String? = nil, into findings: inout Findings
  ) {
    findings.report(rule, message, at: location, hint: hint)
  }
}
