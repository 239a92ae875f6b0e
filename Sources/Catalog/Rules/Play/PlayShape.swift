internal import Diagnostics

/// JSON that is no answer of Google Play's.
enum PlayShape {
  static let about = RuleDescription(
    code: "play-shape", severity: .error,
    summary: "the file is not what the Google Play Developer API answers",
    rationale: "What isn't understood isn't checked, and would pass for an empty store.",
    bad: .init("json", "{\"kind\": \"something\"}"),
    good: .init("json", PlayExample.subscription()),
    cure: "Export monetization.subscriptions.list and monetization.onetimeproducts.list.")
}
