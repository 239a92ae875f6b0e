internal import Diagnostics
internal import Documents

/// A tier that renews at another pace than its name says.
enum PeriodMismatch {
  static let about = RuleDescription(
    code: "catalog-period-mismatch", severity: .error,
    summary: "a tier's period is not the one that its name says",
    rationale: "People who choose a year would be charged every month, or the reverse.",
    bad: .catalog([.yearly: ["period: P1M"]]),
    good: .catalog([.yearly: ["period: P1Y"]]),
    cure: "Set the period of the tier, or change the tier.")

  static func check(_ plan: CatalogManifest.Plan, into findings: inout Findings) {
    guard let expected = plan.tier.value.period, let period = plan.product.period,
      period.value != expected
    else { return }
    findings.report(
      about, "tier '\(plan.tier.value.rawValue)' has period '\(period.value)'",
      at: period.location, hint: "set the period to \(expected), or change the tier")
  }
}
