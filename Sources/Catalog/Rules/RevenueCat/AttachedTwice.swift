internal import Diagnostics
internal import Documents

/// A product that unlocks a second entitlement.
enum AttachedTwice {
  static let about = RuleDescription(
    code: "revenuecat-attached-twice", severity: .error,
    summary: "a product is attached to a second entitlement",
    rationale: "The catalog has one entitlement; what asks for the other is unlocked by accident.",
    bad: .revenueCat(
      RuleDescription.Example.rcEntitlement("pro", RuleDescription.Example.rcProduct()),
      RuleDescription.Example.rcEntitlement("old", RuleDescription.Example.rcProduct())),
    good: .revenueCat(
      RuleDescription.Example.rcEntitlement("pro", RuleDescription.Example.rcProduct()),
      RuleDescription.Example.rcEntitlement("old")),
    cure: "Detach it from the entitlement that is named.")

  static func check(
    _ catalog: CatalogManifest, _ entitlement: RevenueCatProject.Entitlement,
    _ project: RevenueCatProject, _ app: RevenueCatApp, into findings: inout Findings
  ) {
    for other in project.entitlements
    where !EntitlementMismatch.isSame(other.lookupKey.value, entitlement.lookupKey.value) {
      for product in other.products ?? []
      where app.owns(product) && catalog.plan(selling: product.product.id.value) != nil {
        findings.report(
          about,
          "'\(product.product.id.value)' is attached to '\(other.lookupKey.value)' beside "
            + "'\(entitlement.lookupKey.value)'",
          at: product.product.id.location, hint: "detach it from '\(other.lookupKey.value)'",
          related: [.init("the other entitlement", at: other.lookupKey.location)])
      }
    }
  }
}
