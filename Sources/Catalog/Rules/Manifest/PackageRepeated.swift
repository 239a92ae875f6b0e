internal import Diagnostics
internal import Documents

/// Two tiers in one package.
enum PackageRepeated {
  static let about = RuleDescription(
    code: "catalog-package-repeated", severity: .error,
    summary: "two tiers are in one package",
    rationale: "A package offers one product; the other plan would never be shown.",
    bad: .catalog([.monthly: ["package: plan"], .yearly: ["package: plan"]]),
    good: .catalog([.monthly: [], .yearly: []]),
    cure: "Give each tier its own package.")

  static func check(_ catalog: CatalogManifest, into findings: inout Findings) {
    var first: [String: CatalogManifest.Plan] = [:]
    for plan in catalog.paywall {
      if let before = first[plan.package.value] {
        findings.report(
          about,
          "tier '\(plan.tier.value.rawValue)' is in the package '\(plan.package.value)' "
            + "of tier '\(before.tier.value.rawValue)'",
          at: plan.package.location, hint: "write '\(plan.tier.value.package)'",
          related: [.init("it is here first", at: before.package.location)])
      }
      first[plan.package.value] = first[plan.package.value] ?? plan
    }
  }
}
