/// The kinds of product that the stores sell, in the words of the manifest.
package enum ProductType: String, Sendable, Hashable, CaseIterable {
  case autoRenewable = "auto-renewable"
  case nonConsumable = "non-consumable"
  case consumable
  case nonRenewing = "non-renewing"
  /// Bought once; the source doesn't say whether it is used up.
  case oneTime = "one-time"
  /// Runs out unless it is paid again by hand.
  case prepaid

  /// Whether two sources can mean the same product.
  package func agrees(with other: ProductType) -> Bool {
    if self == other { return true }
    let pair: Set<ProductType> = [self, other]
    return pair == [.oneTime, .nonConsumable] || pair == [.oneTime, .consumable]
  }
}
