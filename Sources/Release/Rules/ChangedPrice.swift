import Catalog
import Diagnostics
import Documents
import Settings

/// A product that costs something else than in the last release.
enum ChangedPrice {
  static let about = RuleDescription(
    code: "price-changed", severity: .warning,
    summary: "a product costs something else than in the last release",
    rationale: """
      A price is a promise to everybody who saw it, and a store may ask subscribers to agree to a higher one, \
      or end their subscription. A slip of the keyboard looks just like a decision.
      """,
    bad: .init("yaml", #"prices: { USA: "49.99" }   # released with 4.99"#),
    good: .init("yaml", #"prices: { USA: "4.99" }"#),
    cure: "Set the price back, or say with --accept-changes that it is meant.")

  static func check(_ change: ReleasedProduct, into findings: inout Findings) {
    guard let now = change.plan?.product else { return }
    let territories = Set(change.product.prices.keys).union(now.prices.map(\.territory))
    for territory in territories.sorted() {
      let price = now.price(in: territory)
      let (before, after) = (change.product.prices[territory], price?.amount.description)
      // The same amount may be written in two ways.
      guard before.flatMap(Money.init(decimal:)) != price?.amount || before == nil,
        before != after
      else { continue }
      findings.report(
        about,
        "'\(change.product.id)' in \(territory) \(words(before, after, change.version))",
        at: price?.location ?? now.id.location,
        hint: change.hint("set it back"), severity: change.severity, related: [change.released],
        details: [
          "product": .string(change.product.id), "territory": .string(territory),
          "before": JSONValue(before), "after": JSONValue(after),
        ])
    }
  }

  private static func words(_ before: String?, _ after: String?, _ version: String) -> String {
    switch (before, after) {
    case (let before?, let after?): "costs \(after); version \(version) was released with \(before)"
    case (let before?, nil): "has no price; version \(version) was released with \(before)"
    case (nil, _):
      "costs \(after ?? "nothing"); version \(version) was released without a price there"
    }
  }
}
