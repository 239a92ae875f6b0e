import Catalog
import Diagnostics
import Testing

@Suite("A Google Play export")
struct PlayTests {
  private static func subscription(
    _ id: String = "pro", plan: String = "month", period: String = "P1M", state: String = "ACTIVE",
    units: String = "4", nanos: Int = 990_000_000, type: String = "autoRenewingBasePlanType"
  ) -> String {
    """
    {"productId": "\(id)", "basePlans": [{"basePlanId": "\(plan)", "state": "\(state)",
     "\(type)": {"billingPeriodDuration": "\(period)"}, "regionalConfigs": [{"regionCode": "US",
     "price": {"currencyCode": "USD", "units": "\(units)", "nanos": \(nanos)}}]}]}
    """
  }

  private static func list(_ subscriptions: String...) -> String {
    "{\"subscriptions\": [\(subscriptions.joined(separator: ", "))]}"
  }

  private func codes(_ text: String, tier: String = "prices: { USA: \"4.99\" }") -> Set<String> {
    CatalogFiles(beside: "play.json", text, tier: tier).codes
  }

  @Test("a base plan is matched by id, else by its length")
  func matches() {
    #expect(codes(Self.list(Self.subscription())) == [])
    #expect(codes(Self.list(Self.subscription("app.pro.monthly"))) == [])
    #expect(
      codes(
        Self.list(Self.subscription(), Self.subscription("old")),
        tier: "play: { product: pro, basePlan: month }") == [])
  }

  @Test(
    "each fault is a finding",
    arguments: [
      (list(subscription(state: "DRAFT")), "play-not-active"),
      (list(subscription(state: "INACTIVE")), "play-not-active"),
      (list(subscription(period: "P1Y")), "catalog-product-missing"),
      (list(subscription("app.pro.monthly", period: "P1Y")), "catalog-period-differs"),
      (list(subscription(units: "5")), "catalog-price-differs"),
      (list(subscription(units: "-5")), "catalog-price-invalid"),
      (list(subscription(units: "4.5")), "catalog-price-invalid"),
      (list(subscription(nanos: 1_000_000_000)), "catalog-price-invalid"),
      (list(subscription(type: "prepaidBasePlanType")), "catalog-type-differs"),
      (list(subscription(), subscription("other")), "play-tier-ambiguous"),
      (list(subscription("Pro")), "play-id-invalid"),
      (list(subscription(plan: "Month")), "play-id-invalid"),
      (list(subscription(type: "unknownType")), "play-shape"),
      ("{\"subscriptions\": [], \"nextPageToken\": \"x\"}", "play-incomplete-export"),
      ("{}", "play-shape"), ("", "play-malformed"), ("[", "play-malformed"), ("3", "play-shape"),
    ])
  func faults(_ text: String, _ code: String) { #expect(codes(text).contains(code)) }

  @Test("prices of its own can be named for Google Play")
  func ownPrices() {
    let tier = "prices: { USA: \"3.99\" }\n    play: { prices: { USA: \"4.99\" } }"
    #expect(codes(Self.list(Self.subscription()), tier: tier) == [])
  }

  @Test("an offer of the base plan is compared with the catalog's")
  func offers() {
    let offer = """
      {"subscriptionOffers": [{"productId": "pro", "basePlanId": "month", "offerId": "trial",
       "state": "ACTIVE", "phases": [{"duration": "P1W", "recurrenceCount": 1,
       "regionalConfigs": [{"regionCode": "US", "free": {}}]}]}]}
      """
    let text = "[\(Self.list(Self.subscription())), \(offer)]"
    #expect(
      codes(text, tier: "introductory: { mode: free, period: P7D }").contains(
        "catalog-introductory-invalid"))
    #expect(codes(text, tier: "introductory: { mode: free, period: P1W }") == [])
    #expect(
      codes(text, tier: "introductory: { mode: free, period: P2W }") == [
        "catalog-introductory-differs"
      ])
    #expect(
      codes(Self.list(Self.subscription()), tier: "introductory: { mode: free, period: P1W }")
        == ["play-offers-unverified"])
  }

  @Test("one-time products of both resources are a lifetime")
  func oneTime() {
    let lifetime = CatalogFiles.monthly().replacing(
      "without: [yearly, lifetime]", with: "without: [monthly, yearly]"
    )
    .replacing("tier: monthly", with: "tier: lifetime").replacing("    period: P1M\n", with: "")
    .replacing("type: auto-renewable", with: "type: non-consumable")
    .replacing("entitlement: pro\n", with: "entitlement: pro\n    prices: { DEU: \"79.99\" }\n")
    let new = """
      {"oneTimeProducts": [{"productId": "forever", "purchaseOptions": [{"state": "ACTIVE",
       "buyOption": {}, "regionalPricingAndAvailabilityConfigs": [{"regionCode": "DE",
       "price": {"currencyCode": "EUR", "units": "79", "nanos": 990000000}}]}]}]}
      """
    let old = """
      {"inappproduct": [{"sku": "forever", "status": "active", "purchaseType": "managedUser",
       "prices": {"DE": {"priceMicros": "79990000", "currency": "EUR"}}}]}
      """
    for text in [new, old] {
      #expect(CatalogFiles(["catalog.yaml": lifetime, "play.json": text]).codes == [])
      let cheap = text.replacing("\"79", with: "\"69")
      #expect(
        CatalogFiles(["catalog.yaml": lifetime, "play.json": cheap]).codes == [
          "catalog-price-differs"
        ])
    }
  }
}
