internal import Diagnostics
internal import Documents

/// A product at another price elsewhere.
enum PriceDiffers {
  static let about = RuleDescription(
    code: "catalog-price-differs", severity: .error,
    summary: "a product's price is not the one that the catalog says",
    rationale: "One of the two is what people pay; the other is what was decided.",
    bad: .besideStoreKit("displayPrice: \"5.99\"", tier: ["prices: { USA: \"4.99\" }"]),
    good: .besideStoreKit("displayPrice: \"4.99\"", tier: ["prices: { USA: \"4.99\" }"]),
    cure: "Make the two agree.")

  /// - Parameters:
  ///   - expected: The catalog's prices.
  ///   - product: The product as the other source tells it.
  ///   - name: The other source.
  ///   - findings: Takes each territory in which the two differ.
  static func check(
    _ expected: [Price], _ product: Product, _ name: String, into findings: inout Findings
  ) {
    for price in expected {
      guard let own = product.price(in: price.territory), own.currency == price.currency,
        own.amount != price.amount
      else { continue }
      let decimals = Currency.decimals(of: price.currency)
      findings.report(
        about,
        "'\(product.id.value)' costs \(own.amount.text(decimals: decimals)) in \(price.territory) "
          + "in '\(name)', \(price.amount.text(decimals: decimals)) in the catalog",
        at: own.location, related: [.init("the catalog's price", at: price.location)])
    }
  }
}
