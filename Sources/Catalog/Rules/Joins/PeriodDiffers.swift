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
    guard let own = product.period else { return }
    guard let expected = plan.product.period else {
      if plan.tier.value == .lifetime {
        findings.report(
          about,
          "'\(product.id.value)' of the lifetime tier renews every \(own.value) in '\(name)'",
          at: own.location, hint: "a lifetime has no period",
          related: [.init("the tier", at: plan.tier.location)])
      }
      return
    }
    guard own.value.normalized != expected.value.normalized else { return }
    findings.report(
      about,
      "'\(product.id.value)' renews every \(own.value) in '\(name)', every \(expected.value) in "
        + "the catalog",
      at: own.location, related: [.init("the catalog's period", at: expected.location)])
  }
}
