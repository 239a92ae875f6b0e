internal import Diagnostics

/// A price with more decimals than its currency has.
enum PricePrecision {
  static let about = RuleDescription(
    code: "catalog-price-precision", severity: .warning,
    summary: "a price has more decimals than its currency",
    rationale: "Nobody can be charged half a yen; the store would show another price.",
    bad: .monthly("prices: { JPN: \"500.50\" }"),
    good: .monthly("prices: { JPN: \"500\" }"),
    cure: "Write a price that the store has.")

  static func check(_ product: Product, _ owner: String, into findings: inout Findings) {
    for price in product.prices {
      let decimals = Currency.decimals(of: price.currency)
      guard price.amount.decimals > decimals else { continue }
      findings.report(
        about,
        "\(owner) costs \(price.amount) in \(price.territory), where prices in \(price.currency) "
          + "have \(decimals == 0 ? "no" : String(decimals)) decimals",
        at: price.location)
    }
  }
}
