internal import Diagnostics

/// A Google Play export that is no JSON.
enum MalformedPlayExport {
  static let about = RuleDescription(
    code: "play-malformed", severity: .error,
    summary: "the Google Play export is not well-formed JSON, or is empty",
    rationale: "A download that was cut short looks like an app that sells less.",
    bad: .init("json", "{\"subscriptions\": ["),
    good: .init("json", PlayExample.subscription()),
    cure: "Export it again.")
}
