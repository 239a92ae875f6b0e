internal import Diagnostics
internal import Documents

/// A product that unlocks nothing.
enum NotAttached {
  static let about = RuleDescription(
    code: "revenuecat-not-attached", severity: .error,
    summary: "a product is not attached to the catalog's entitlement",
    rationale: "The purchase succeeds, the money is taken, and nothing is unlocked.",
    bad: .revenueCat(
      RuleDescription.Example.rcEntitlement("pro"), RuleDescription.Example.rcProduct()),
    good: .revenueCat(
      RuleDescription.Example.rcEntitlement("pro", RuleDescription.Example.rcProduct()),
      RuleDescription.Example.rcProduct()),
    cure: "Attach it; attaching works for purchases that were already made, too.")

  static func check(
    _ ids: [Placed<String>], _ entitlement: RevenueCatProject.Entitlement, _ app: RevenueCatApp,
    into findings: inout Findings
  ) {
    guard let products = entitlement.products else {
      findings.report(
        RevenueCatUnverified.attachment,
        "the export does not list the products of '\(entitlement.lookupKey.value)'",
        at: entitlement.lookupKey.location,
        hint: "export the entitlements with their products expanded")
      return
    }
    let attached = Set(products.filter(app.owns).map(\.product.id.value))
    var seen: Set<String> = []
    for id in ids where !attached.contains(id.value) && seen.insert(id.value).inserted {
      findings.report(
        about, "'\(id.value)' is not attached to the entitlement '\(entitlement.lookupKey.value)'",
        at: entitlement.lookupKey.location, hint: "attach it in RevenueCat",
        related: [.init("it is sold here", at: id.location)])
    }
  }
}
