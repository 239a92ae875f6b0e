internal import Diagnostics
internal import Documents

/// A product of the catalog that another source doesn't have.
enum ProductMissing {
  static let about = RuleDescription(
    code: "catalog-product-missing", severity: .error,
    summary: "a product of the catalog is missing from a store's file or export",
    rationale: """
      The SDK drops a package whose product the store does not return, and says nothing: the paywall \
      quietly shows one plan less.
      """,
    bad: .besideStoreKit("productID: \"app.pro.montly\""),
    good: .besideStoreKit(),
    cure: "Add the product there, or correct the id; ids are compared to the letter.")

  static func report(
    _ plan: CatalogManifest.Plan, in inventory: Inventory, into findings: inout Findings
  ) {
    let id = plan.product.id
    let known = inventory.products.map(\.id)
    let near = nearestMatch(to: id.value, in: known.map(\.value))
    let place = near.flatMap { name in known.first { $0.value == name }?.location }
    findings.report(
      about,
      "'\(inventory.name)' has no product '\(id.value)' of the \(plan.tier.value.rawValue) tier",
      at: place ?? inventory.location,
      hint: near.map { "it has '\($0)'" } ?? "add it, or correct the id",
      related: [.init("the catalog sells it", at: id.location)])
  }
}
