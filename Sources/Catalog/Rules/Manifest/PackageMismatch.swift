internal import Diagnostics
internal import Documents

/// A tier in the package of another.
enum PackageMismatch {
  static let about = RuleDescription(
    code: "catalog-package-mismatch", severity: .error,
    summary: "a tier is in the package of another tier",
    rationale: "The paywall takes the plan for what its package says.",
    bad: .catalog([.yearly: ["package: $rc_monthly"]]),
    good: .catalog([.yearly: ["package: $rc_annual"]]),
    cure: "Use the tier's own package, or leave 'package' out.")

  static func check(_ plan: CatalogManifest.Plan, into findings: inout Findings) {
    let tier = plan.tier.value
    guard case .known(let other) = PackageType(identifier: plan.package.value), other != tier
    else { return }
    findings.report(
      about,
      "tier '\(tier.rawValue)' is in the package '\(plan.package.value)' of '\(other.rawValue)'",
      at: plan.package.location, hint: "write '\(tier.package)'")
  }
}
