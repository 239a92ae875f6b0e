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
    guard let expected = plan.product.type, let own = product.type,
      !own.value.agrees(with: expected.value)
    else { return }
    let isLifetime = plan.tier.value == .lifetime && expected.value == .nonConsumable
    findings.report(
      isLifetime ? LifetimeNotOwned.about : about,
      "'\(product.id.value)' of the \(plan.tier.value.rawValue) tier is \(own.value.rawValue) in "
        + "'\(name)', \(expected.value.rawValue) in the catalog",
      at: own.location, hint: isLifetime ? "make it a non-consumable product" : nil,
      related: [.init("the catalog's type", at: expected.location)])
  }
}
