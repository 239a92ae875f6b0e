internal import Diagnostics
internal import Documents

/// A product with another introductory offer elsewhere.
enum IntroductoryDiffers {
  static let about = RuleDescription(
    code: "catalog-introductory-differs", severity: .error,
    summary: "a product's introductory offer is not the one that the catalog says",
    rationale: "The paywall promises a free week that the store does not give, or the reverse.",
    bad: .besideStoreKit(
      "introductoryOffer: {\"paymentMode\": \"free\", \"subscriptionPeriod\": \"P1M\"}",
      tier: ["introductory: { mode: free, period: P1W }"]),
    good: .besideStoreKit(
      "introductoryOffer: {\"paymentMode\": \"free\", \"subscriptionPeriod\": \"P1W\"}",
      tier: ["introductory: { mode: free, period: P1W }"]),
    cure: "Make the two agree; 'introductory: null' in the catalog says that there is none.")

  static func check(
    _ plan: CatalogManifest.Plan, _ product: Product, _ name: String, into findings: inout Findings
  ) {
    switch (plan.product.introductory, product.introductory) {
    case (.unstated, _), (_, .unstated), (.none, .none): return
    case (.offer(let expected), .offer(let own)):
      guard !isSame(expected.value, own.value) else { return }
      findings.report(
        about,
        "the introductory offer of '\(product.id.value)' is \(own.value) in '\(name)', "
          + "\(expected.value) in the catalog",
        at: own.location, related: [.init("the catalog's offer", at: expected.location)])
    case (.offer(let expected), .none(let place)):
      findings.report(
        about,
        "'\(product.id.value)' has no introductory offer in '\(name)'; in the catalog it is "
          + "\(expected.value)",
        at: place, related: [.init("the catalog's offer", at: expected.location)])
    case (.none(let place), .offer(let own)):
      findings.report(
        about,
        "the introductory offer of '\(product.id.value)' is \(own.value) in '\(name)'; the catalog "
          + "has none",
        at: own.location, related: [.init("the catalog says so here", at: place)])
    }
  }

  private static func isSame(_ left: IntroductoryOffer, _ right: IntroductoryOffer) -> Bool {
    left.mode == right.mode && left.period.normalized == right.period.normalized
      && left.periods == right.periods
  }
}
