internal import Diagnostics
internal import Documents

/// A tier in a package without a type.
enum PackageCustom {
  static let about = RuleDescription(
    code: "catalog-package-custom", severity: .warning,
    summary: "a tier is in a custom package",
    rationale: """
      RevenueCat gives custom packages no type: the app can't tell the plan's place, its tag or its \
      length from the package.
      """,
    bad: .catalog([.yearly: ["package: best_deal"]]),
    good: .catalog([.yearly: ["package: $rc_annual"]]),
    cure: "Use the tier's own package.")

  static func check(_ plan: CatalogManifest.Plan, into findings: inout Findings) {
    guard PackageType(identifier: plan.package.value) == .custom else { return }
    findings.report(
      about, "tier '\(plan.tier.value.rawValue)' is in the custom package '\(plan.package.value)'",
      at: plan.package.location, hint: "'\(plan.tier.value.package)' is the one with a type")
  }
}
