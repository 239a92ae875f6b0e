internal import Diagnostics
internal import Documents

/// A list of Google Play's that goes on.
enum PlayExportIncomplete {
  static let about = RuleDescription(
    code: "play-incomplete-export", severity: .error,
    summary: "a list of the Google Play export has another page",
    rationale: "What is on the next page would be reported as missing, or not be checked at all.",
    bad: .init("json", PlayExample.subscription(token: "next")),
    good: .init("json", PlayExample.subscription()),
    cure: "Export with a larger pageSize, or every page.")

  static func report(_ token: Node, into findings: inout Findings) {
    findings.report(
      about, "the export is incomplete: the list has a next page", at: token.location.secret,
      hint: "export it again with a larger page")
  }
}
