internal import Diagnostics
internal import Documents

/// A product that another source gives another type.
enum TypeDiffers {
  static let about = RuleDescription(
    code: "catalog-type-differs", severity: .error,
    summary: "a product's type is not the one that the catalog says",
    rationale: "A plan that the store does not renew runs out, and nobody is told.",
    bad: .besideStoreKit("type: \"Consumable\""),
    good: .besideStoreKit(),
    cure: "Make the two agree; a type can't be changed in the store, only a new product made.")

  static func check(
    _ plan: CatalogManifest.Plan, _ product: Product, _ name: String, into findings: inout Findings
  ) {
    // A type that is wrong in the catalog has a finding of its own there; the tier says what is right.
    let expected = plan.tier.value.type
    guard let own = product.type, !own.value.agrees(with: expected) else { return }
    let isLifetime = plan.tier.value == .lifetime
    findings.report(
      isLifetime ? LifetimeNotOwned.about : about,
      "'\(product.id.value)' is \(own.value.rawValue) in '\(name)'; the "
        + "\(plan.tier.value.rawValue) tier is \(expected.rawValue)",
      at: own.location, hint: isLifetime ? "make it a non-consumable product" : nil,
      related: [.init("the catalog's tier", at: plan.tier.location)])
  }
}
