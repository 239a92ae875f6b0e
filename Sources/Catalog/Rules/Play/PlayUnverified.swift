internal import Diagnostics
internal import Documents

/// What a Google Play export leaves open.
enum PlayUnverified {
  static let price = RuleDescription(
    code: "play-price-unverified", severity: .note,
    summary: "a price on Google Play is in another currency than the catalog's",
    rationale: "The two stores have differing currencies in some countries; such prices can't be "
      + "compared.",
    bad: .beside(
      "play.json",
      PlayExample.subscription(
        prices: "{\"regionCode\": \"KW\", "
          + "\"price\": {\"currencyCode\": \"KWD\", \"units\": \"1\", \"nanos\": 490000000}}"),
      tier: "prices: { KWT: \"4.99\" }"),
    good: .beside(
      "play.json",
      PlayExample.subscription(
        prices: "{\"regionCode\": \"US\", "
          + "\"price\": {\"currencyCode\": \"USD\", \"units\": \"4\", \"nanos\": 990000000}}"),
      tier: "prices: { USA: \"4.99\" }"),
    cure: "Check the price there by hand.")

  static let offers = RuleDescription(
    code: "play-offers-unverified", severity: .note,
    summary: "the export does not list the base plans' offers",
    rationale: "Whether Google Play gives the free trial that the catalog names can't be known.",
    bad: .beside(
      "play.json", PlayExample.subscription(),
      tier: "introductory: { mode: free, period: P1W }"),
    good: .beside("play.json", PlayExample.subscription()),
    cure: "Export monetization.subscriptions.basePlans.offers.list too.")

  static func check(
    _ plan: CatalogManifest.Plan, _ prices: [Price], _ item: PlayCatalog.Item,
    into findings: inout Findings
  ) {
    for expected in prices {
      guard let own = item.product.price(in: expected.territory),
        own.currency != expected.currency
      else { continue }
      findings.report(
        price,
        "'\(item.product.id.value)' costs \(own.amount) \(own.currency) in \(own.territory); the "
          + "catalog's price is in \(expected.currency)",
        at: own.location.startOnly, related: [.init("the catalog's price", at: expected.location)])
    }
    guard case .offer(let offer) = plan.product.introductory,
      case .unstated = item.product.introductory
    else { return }
    findings.report(
      offers, "no export at hand lists the offers of '\(item.product.id.value)'",
      at: item.product.id.location, hint: "export the base plan's offers too",
      related: [.init("the catalog's offer", at: offer.location)])
  }
}
