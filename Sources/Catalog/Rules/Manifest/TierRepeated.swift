internal import Diagnostics
internal import Documents

/// A tier that is there twice.
enum TierRepeated {
  static let about = RuleDescription(
    code: "catalog-tier-repeated", severity: .error,
    summary: "a tier is in the catalog twice",
    rationale: "A paywall shows one plan a tier; which of the two is left to chance.",
    bad: .catalog([
      .monthly: [
        "entitlement: pro\n  - tier: monthly\n    product: app.pro.other\n"
          + "    type: auto-renewable\n    period: P1M\n    entitlement: pro"
      ]
    ]),
    good: .monthly(),
    cure: "Keep one of the two.")

  static func check(_ catalog: CatalogManifest, into findings: inout Findings) {
    for (index, plan) in catalog.plans.enumerated() {
      let before = catalog.plans[..<index].first { $0.tier.value == plan.tier.value }
      guard let before else { continue }
      findings.report(
        about, "the \(plan.tier.value.rawValue) tier is there a second time",
        at: plan.tier.location, hint: "keep one of the two",
        related: [.init("it is here first", at: before.tier.location)])
    }
  }
}
