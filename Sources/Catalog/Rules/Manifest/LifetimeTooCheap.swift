internal import Diagnostics

/// A lifetime that costs no more than a year.
enum LifetimeTooCheap {
  static let about = RuleDescription(
    code: "catalog-lifetime-too-cheap", severity: .warning,
    summary: "the lifetime costs as much as a year, or less",
    rationale: "Nobody would take a subscription then; a digit may be missing.",
    bad: .catalog([
      .yearly: ["prices: { USA: \"39.99\" }"], .lifetime: ["prices: { USA: \"39.99\" }"],
    ]),
    good: .catalog([
      .yearly: ["prices: { USA: \"39.99\" }"], .lifetime: ["prices: { USA: \"99.99\" }"],
    ]),
    cure: "Check both prices.")

  static func check(_ tiered: [TieredProduct], into findings: inout Findings) {
    guard let yearly = tiered.first(where: { $0.tier == .yearly }),
      let lifetime = tiered.first(where: { $0.tier == .lifetime })
    else { return }
    for price in lifetime.product.prices {
      guard let year = yearly.product.price(in: price.territory),
        price.currency == year.currency, price.amount <= year.amount
      else { continue }
      findings.report(
        about,
        "the lifetime costs \(price.amount) in \(price.territory), a year \(year.amount)",
        at: price.location, hint: "a lifetime costs more than a year",
        related: [.init("the yearly price", at: year.location)])
    }
  }
}
