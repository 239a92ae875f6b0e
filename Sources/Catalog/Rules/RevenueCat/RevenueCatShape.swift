internal import Diagnostics

/// JSON that is no answer of RevenueCat's.
enum RevenueCatShape {
  static let about = RuleDescription(
    code: "revenuecat-shape", severity: .error,
    summary: "the file is not what RevenueCat's API v2 or CLI answers",
    rationale: "An error that was saved as an export would pass for an empty project.",
    bad: .init("json", "{\"error\": {\"type\": \"unauthorized\"}, \"schema_version\": 1}"),
    good: .init(
      "json",
      "{\"data\": \(RuleDescription.Example.revenueCatText([RuleDescription.Example.rcProduct()]))}"
    ),
    cure: "Export products, entitlements and offerings, with their products and packages expanded.")
}
