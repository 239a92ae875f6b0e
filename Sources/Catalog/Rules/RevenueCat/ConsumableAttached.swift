internal import Diagnostics
internal import Documents

/// A consumable that unlocks for good.
enum ConsumableAttached {
  static let about = RuleDescription(
    code: "revenuecat-consumable-attached", severity: .error,
    summary: "a consumable is attached to the catalog's entitlement",
    rationale: "RevenueCat unlocks the entitlement forever for whatever does not renew.",
    bad: .revenueCat(
      RuleDescription.Example.rcEntitlement(
        "pro", RuleDescription.Example.rcProduct(),
        "{\"object\": \"product\", \"store_identifier\": \"app.coins\", \"type\": \"consumable\", "
          + "\"app_id\": \"app1\"}")),
    good: .revenueCat(
      RuleDescription.Example.rcEntitlement("pro", RuleDescription.Example.rcProduct())),
    cure: "Detach the consumable.")

  static func check(
    _ entitlement: RevenueCatProject.Entitlement, _ app: RevenueCatApp,
    into findings: inout Findings
  ) {
    for product in entitlement.products ?? [] where app.owns(product) {
      guard product.product.type?.value == .consumable else { continue }
      findings.report(
        about,
        "the consumable '\(product.product.id.value)' unlocks '\(entitlement.lookupKey.value)' for "
          + "good",
        at: product.product.id.location, hint: "detach it")
    }
  }
}
