internal import Diagnostics
internal import Documents

/// A product that another source sells and the catalog doesn't know.
enum ProductExtra {
  static let about = RuleDescription(
    code: "catalog-product-extra", severity: .error,
    summary: "a store's file sells a product that the catalog does not know",
    rationale: "What is sold and unlocks nothing is paid for in vain.",
    bad: .besideStoreKit(tier: ["product: app.pro.month"]),
    good: .besideStoreKit(),
    cure: "Add it to the catalog, or name it under 'others' if it is no tier.")

  static func check(
    _ catalog: CatalogManifest, _ inventory: Inventory, into findings: inout Findings
  ) {
    let others = Set(catalog.others.map(\.value))
    for product in inventory.products
    where catalog.plan(selling: product.id.value) == nil && !others.contains(product.id.value) {
      findings.report(
        about, "'\(product.id.value)' is in '\(inventory.name)', not in the catalog",
        at: product.id.location,
        hint: "add it to the catalog, or name it under 'others' if it is no tier",
        related: [.init("the catalog's tiers", at: catalog.tiersLocation)])
    }
  }
}
