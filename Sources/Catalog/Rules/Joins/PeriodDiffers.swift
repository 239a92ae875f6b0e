internal import Diagnostics
internal import Documents

/// A product that renews at another pace elsewhere.
enum PeriodDiffers {
  static let about = RuleDescription(
    code: "catalog-period-differs", severity: .error,
    summary: "a product's period is not the one that the catalog says",
    rationale: "People who choose a year would be charged every month, or the reverse.",
    bad: .besideStoreKit("recurringSubscriptionPeriod: \"P1Y\""),
    good: .besideStoreKit("recurringSubscriptionPeriod: \"P1M\""),
    cure: "Make the two agree.")

  static func check(
    _ plan: CatalogManifest.Plan, _ product: Product, _ name: String, into findings: inout Findings
  ) {
    // A period that is wrong in the catalog has a finding of its own there; the tier says what is right.
    let expected = plan.tier.value.period
    guard let own = product.period, own.value.normalized != expected else { return }
    let words = expected.map { "renews every \($0)" } ?? "is bought once"
    findings.report(
      about,
      "'\(product.id.value)' renews every \(own.value) in '\(name)'; the "
        + "\(plan.tier.value.rawValue) tier \(words)",
      at: own.location, related: [.init("the catalog's tier", at: plan.tier.location)])
  }
}
