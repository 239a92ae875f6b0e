internal import Diagnostics
internal import Documents

/// A lifetime with a period.
enum LifetimePeriod {
  static let about = RuleDescription(
    code: "catalog-lifetime-period", severity: .error,
    summary: "a lifetime has a period",
    rationale: "What is bought once never renews; a period would end it.",
    bad: .catalog([.lifetime: ["period: P1Y"]]),
    good: .catalog([.lifetime: []]),
    cure: "Leave the period out.")

  static func check(_ plan: CatalogManifest.Plan, into findings: inout Findings) {
    guard plan.tier.value == .lifetime, let period = plan.product.period else { return }
    findings.report(
      about, "tier 'lifetime' has the period '\(period.value)'", at: period.location,
      hint: "leave 'period' out")
  }
}
