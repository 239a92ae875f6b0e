internal import Diagnostics
internal import Documents

/// A product in another package than the catalog says.
enum PackageDiffers {
  static let about = RuleDescription(
    code: "revenuecat-package-differs", severity: .error,
    summary: "a product is in another package than the catalog says",
    rationale: "The paywall takes a plan for what its package says.",
    bad: .beside(
      "revenuecat.json",
      RuleDescription.Example.revenueCatText([
        RuleDescription.Example.rcOffering(RuleDescription.Example.rcProduct(), package: "plan")
      ])),
    good: .beside(
      "revenuecat.json",
      RuleDescription.Example.revenueCatText([
        RuleDescription.Example.rcOffering(RuleDescription.Example.rcProduct())
      ])),
    cure: "Move it to the package that the catalog names, or correct the catalog.")

  static func check(
    _ plan: CatalogManifest.Plan, _ package: RevenueCatProject.Package,
    into findings: inout Findings
  ) {
    guard package.lookupKey.value != plan.package.value else { return }
    findings.report(
      about,
      "'\(plan.product.id.value)' is in the package '\(package.lookupKey.value)', in the catalog in "
        + "'\(plan.package.value)'",
      at: package.lookupKey.location, hint: "move it to '\(plan.package.value)'",
      related: [.init("the catalog's package", at: plan.package.location)])
  }
}
