internal import Diagnostics

/// A RevenueCat export that is no JSON.
enum MalformedRevenueCatExport {
  static let about = RuleDescription(
    code: "revenuecat-malformed", severity: .error,
    summary: "the RevenueCat export is not well-formed JSON, or is empty",
    rationale: "A download that was cut short looks like a project that sells less.",
    bad: .init("json", "{\"object\": \"list\", \"items\": ["),
    good: .revenueCat(RuleDescription.Example.rcProduct()),
    cure: "Export it again.")
}
