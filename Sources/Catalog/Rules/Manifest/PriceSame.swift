internal import Diagnostics

/// Two plans of differing length at one price.
enum PriceSame {
  static let about = RuleDescription(
    code: "catalog-price-same", severity: .warning,
    summary: "a longer plan costs no more than a shorter one",
    rationale: "One of the two was copied and never changed, or the shorter plan is no choice.",
    bad: .catalog([
      .weekly: ["prices: { USA: \"9.99\" }"], .monthly: ["prices: { USA: \"9.99\" }"],
    ]),
    good: .catalog([
      .weekly: ["prices: { USA: \"3.99\" }"], .monthly: ["prices: { USA: \"9.99\" }"],
    ]),
    cure: "Check both prices.")

  static func check(_ tiered: [TieredProduct], into findings: inout Findings) {
    let renewing = tiered.filter { $0.tier != .lifetime }.sorted { $0.tier < $1.tier }
    for (shorter, longer) in zip(renewing, renewing.dropFirst()) {
      for price in longer.product.prices {
        guard let other = shorter.product.price(in: price.territory),
          price.currency == other.currency, price.amount <= other.amount
        else { continue }
        findings.report(
          about,
          "the \(longer.tier.rawValue) tier costs \(price.amount) in \(price.territory), "
            + "the \(shorter.tier.rawValue) tier \(other.amount)",
          at: price.location, hint: "a longer plan costs more than a shorter one",
          related: [.init("the \(shorter.tier.rawValue) price", at: other.location)])
      }
    }
  }
}
