internal import Diagnostics
internal import Documents

/// The comparison of a source with the catalog, product by product.
enum JoinRules {
  static let all: [RuleDescription] = [
    ProductMissing.about, ProductExtra.about, TypeDiffers.about, LifetimeNotOwned.about,
    PeriodDiffers.about, GroupDiffers.about, LevelDiffers.about, PriceDiffers.about,
    IntroductoryDiffers.about, FamilySharingDiffers.about,
  ]

  /// Holds all that a source sells against the catalog, in both directions.
  static func check(
    _ catalog: CatalogManifest, _ inventory: Inventory, into findings: inout Findings
  ) {
    guard !inventory.products.isEmpty else { return }
    for plan in catalog.paywall {
      let id = plan.product.id.value
      guard let product = inventory.products.first(where: { $0.id.value == id }) else {
        ProductMissing.report(plan, in: inventory, into: &findings)
        continue
      }
      compare(plan, product, inventory.name, into: &findings)
    }
    ProductExtra.check(catalog, inventory, into: &findings)
  }

  /// Holds one product against its plan.
  static func compare(
    _ plan: CatalogManifest.Plan, _ product: Product, _ name: String, into findings: inout Findings
  ) {
    TypeDiffers.check(plan, product, name, into: &findings)
    PeriodDiffers.check(plan, product, name, into: &findings)
    GroupDiffers.check(plan, product, name, into: &findings)
    LevelDiffers.check(plan, product, name, into: &findings)
    PriceDiffers.check(plan.product.prices, product, name, into: &findings)
    IntroductoryDiffers.check(plan, product, name, into: &findings)
    FamilySharingDiffers.check(plan, product, name, into: &findings)
  }
}
