internal import Diagnostics
internal import Documents

/// The comparison of Google Play with the catalog.
enum PlayRules {
  static let all: [RuleDescription] = [
    MalformedPlayExport.about, PlayShape.about, PlayExportIncomplete.about, PlayIDInvalid.about,
    PlayTextTooLong.about, PlayNotActive.about, PlayTierAmbiguous.about, PlayUnverified.price,
    PlayUnverified.offers,
  ]

  /// What holds for the exports by themselves.
  static func check(_ play: PlayCatalog, into findings: inout Findings) {
    for item in play.items {
      PlayIDInvalid.check(item, into: &findings)
      PlaceholderID.check(item.productID, "a product id", into: &findings)
    }
    for listing in play.listings { PlayTextTooLong.check(listing, into: &findings) }
    ProductRepeated.check(play.items.map(\.product), into: &findings)
  }

  /// Holds what Google Play sells against the catalog, tier by tier.
  static func check(
    _ catalog: CatalogManifest, _ play: PlayCatalog, into findings: inout Findings
  ) {
    guard !play.items.isEmpty else { return }
    let inventory = Inventory(
      name: "Google Play", products: play.items.map(\.product), location: play.location)
    var tiered: [TieredProduct] = []
    for plan in catalog.paywall {
      switch play.match(for: plan) {
      case .one(let item):
        tiered.append(TieredProduct(tier: plan.tier.value, product: item.product))
        compare(plan, item, into: &findings)
      case .several(let items): PlayTierAmbiguous.report(plan, items, into: &findings)
      case .none:
        if !play.isIncomplete { ProductMissing.report(plan, in: inventory, into: &findings) }
      }
    }
    ManifestRules.checkTiers(tiered, into: &findings)
  }

  private static func compare(
    _ plan: CatalogManifest.Plan, _ item: PlayCatalog.Item, into findings: inout Findings
  ) {
    let prices = plan.play?.prices ?? plan.product.prices
    PlayNotActive.check(plan, item, into: &findings)
    TypeDiffers.check(plan, item.product, "Google Play", into: &findings)
    PeriodDiffers.check(plan, item.product, "Google Play", into: &findings)
    PriceDiffers.check(prices, item.product, "Google Play", into: &findings)
    IntroductoryDiffers.check(plan, item.product, "Google Play", into: &findings)
    PlayUnverified.check(plan, prices, item, into: &findings)
  }
}
