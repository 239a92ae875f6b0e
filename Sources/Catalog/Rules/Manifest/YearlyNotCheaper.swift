internal import Diagnostics

/// A yearly plan that costs no less than twelve months.
enum YearlyNotCheaper {
  static let about = RuleDescription(
    code: "catalog-yearly-not-cheaper", severity: .warning,
    summary: "the yearly tier costs as much as twelve months, or more",
    rationale: "The plan that the paywall preselects would be the dearer one.",
    bad: .catalog([
      .monthly: ["prices: { USA: \"4.99\" }"], .yearly: ["prices: { USA: \"59.88\" }"],
    ]),
    good: .catalog([
      .monthly: ["prices: { USA: \"4.99\" }"], .yearly: ["prices: { USA: \"39.99\" }"],
    ]),
    cure: "Check both prices.")

  static func check(_ tiered: [TieredProduct], into findings: inout Findings) {
    guard let monthly = tiered.first(where: { $0.tier == .monthly }),
      let yearly = tiered.first(where: { $0.tier == .yearly })
    else { return }
    for price in yearly.product.prices {
      guard let month = monthly.product.price(in: price.territory),
        price.currency == month.currency, price.amount >= month.amount * 12
      else { continue }
      findings.report(
        about,
        "the yearly tier costs \(price.amount) in \(price.territory), "
          + "twelve months \(month.amount * 12)",
        at: price.location, hint: "a year costs less than twelve months",
        related: [.init("a month costs \(month.amount)", at: month.location)])
    }
  }
}
