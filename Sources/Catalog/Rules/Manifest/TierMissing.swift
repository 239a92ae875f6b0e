internal import Diagnostics
internal import Documents

/// One of the three tiers is not in the catalog.
enum TierMissing {
  static let about = RuleDescription(
    code: "catalog-tier-missing", severity: .error,
    summary: "the monthly, yearly or lifetime tier is missing",
    rationale: "The paywall then shows two plans, and nobody sees that a third was meant.",
    bad: .catalog([.monthly: [], .yearly: []], head: ["-without"]),
    good: .catalog([.monthly: [], .yearly: []]),
    cure: "Add the tier, or name it under 'without' if it is missing on purpose.")

  static func check(_ catalog: CatalogManifest, into findings: inout Findings) {
    for tier in Tier.required {
      let isSold = catalog.plans.contains { $0.tier.value == tier }
      let excuse = catalog.without.first { $0.value == tier }
      if !isSold, excuse == nil {
        findings.report(
          about, "the catalog has no \(tier.rawValue) tier", at: catalog.tiersLocation,
          hint: "add it, or write 'without: [\(tier.rawValue)]'")
      }
    }
  }
}
