internal import Diagnostics
internal import Documents

/// An id that Google Play doesn't take.
enum PlayIDInvalid {
  // Source: Google Play Developer API, monetization.subscriptions, 2026-10.
  private static let productLimit = 40
  private static let planLimit = 63

  static let about = RuleDescription(
    code: "play-id-invalid", severity: .error,
    summary: "a product or base plan id is not one that Google Play takes",
    rationale:
      "Ids of subscriptions have 1 to 40 lower-case letters, digits, '_' and '.', those of "
      + "base plans 1 to 63 lower-case letters, digits and '-'.",
    bad: .init("json", PlayExample.subscription("App.Pro")),
    good: .init("json", PlayExample.subscription()),
    cure: "Choose another id; it can't be changed later.")

  static func check(_ item: PlayCatalog.Item, into findings: inout Findings) {
    let id = item.productID
    let isSubscription = item.basePlanID != nil
    let limit = isSubscription ? productLimit : 150
    if id.value.wholeMatch(of: /[a-z0-9][a-z0-9_.]*/) == nil || id.value.count > limit {
      findings.report(
        about, "the product id '\(id.value)' is none that Google Play takes", at: id.location,
        hint: "it has 1 to \(limit) of a-z, 0-9, '_' and '.'")
    }
    // In-app products of the older resource have no base plan of their own.
    guard let plan = item.basePlanID, plan != id else { return }
    if plan.value.wholeMatch(of: /[a-z0-9-]+/) == nil || plan.value.count > planLimit {
      findings.report(
        about, "the base plan id '\(plan.value)' is none that Google Play takes",
        at: plan.location, hint: "it has 1 to \(planLimit) of a-z, 0-9 and '-'")
    }
  }
}
