internal import Diagnostics
internal import Documents

/// A tier for which Google Play has several things.
enum PlayTierAmbiguous {
  static let about = RuleDescription(
    code: "play-tier-ambiguous", severity: .error,
    summary: "several base plans or products of Google Play could be a tier",
    rationale: "Which of them people are sold can't be told from their length, and ids are opaque.",
    bad: .init(
      "json",
      PlayExample.subscription(
        more: ", {\"basePlanId\": \"month-2\", \"state\": \"ACTIVE\", "
          + "\"autoRenewingBasePlanType\": {\"billingPeriodDuration\": \"P1M\"}}")),
    good: .init("json", PlayExample.subscription()),
    cure: "Name it in the tier: play: { product: …, basePlan: … }.")

  static func report(
    _ plan: CatalogManifest.Plan, _ items: [PlayCatalog.Item], into findings: inout Findings
  ) {
    findings.report(
      about,
      "Google Play has \(items.count) products for the \(plan.tier.value.rawValue) tier",
      at: plan.product.id.location,
      hint: "name one: play: { product: \(items[0].productID.value)"
        + (items[0].basePlanID.map { ", basePlan: \($0.value) }" } ?? " }"),
      related: items.map { .init("'\($0.product.id.value)'", at: $0.product.id.location) })
  }
}
