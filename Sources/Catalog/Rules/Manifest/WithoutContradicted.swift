internal import Diagnostics
internal import Documents

/// A tier that is named as missing, and is there.
enum WithoutContradicted {
  static let about = RuleDescription(
    code: "catalog-without-contradicted", severity: .error,
    summary: "a tier that is named as missing on purpose is there",
    rationale: "One of the two statements is wrong, and the other would be believed.",
    bad: .monthly(head: ["without: [monthly, yearly, lifetime]"]),
    good: .monthly(),
    cure: "Take the tier out of 'without', or out of the catalog.")

  static func check(_ catalog: CatalogManifest, into findings: inout Findings) {
    for tier in catalog.without {
      guard let plan = catalog.plans.first(where: { $0.tier.value == tier.value }) else { continue }
      findings.report(
        about, "'without' names the \(tier.value.rawValue) tier, which is there",
        at: tier.location, related: [.init("the tier", at: plan.tier.location)])
    }
  }
}
