import Catalog
import Diagnostics
import Testing

@Suite("A StoreKit file")
struct StoreKitTests {
  private func codes(_ text: String) -> Set<String> {
    CatalogFiles(beside: "App.storekit", text).codes
  }

  @Test("a file that agrees with the catalog has no finding", arguments: 1...5)
  func clean(_ version: Int) {
    let text = StoreKitFileSample.file(top: ["version": "{\"major\": \(version), \"minor\": 4}"])
    #expect(codes(text) == [])
  }

  @Test(
    "each quirk of a subscription is a finding of its own",
    arguments: [
      (["subscriptionGroupID": ""], "storekit-group-id-missing"),
      (["subscriptionGroupID": "\"99\""], "storekit-group-id-differs"),
      (["productID": "", "identifier": "\"app.pro.monthly\""], "storekit-key-misspelt"),
      (["productID": "", "identifier": "\"app.pro.monthly\""], "storekit-key-missing"),
      (["familyShareable": "", "familySharable": "false"], "storekit-key-misspelt"),
      (["groupNumber": "", "subscriptionGroupNumber": "1"], "storekit-key-misspelt"),
      (["adHocOfferCodesEnabled": "true"], "storekit-key-misspelt"),
      (["type": "\"AutoRenewableSubscription\""], "storekit-type-unknown"),
      (["type": "\"NonConsumable\""], "storekit-product-in-group"),
      (["recurringSubscriptionPeriod": "\"P4M\""], "storekit-period-unaccepted"),
      (["recurringSubscriptionPeriod": "\"P30D\""], "storekit-period-unaccepted"),
      (["recurringSubscriptionPeriod": ""], "storekit-key-missing"),
      (["displayPrice": "4.99"], "catalog-price-invalid"),
      (["displayPrice": "\"4,99\""], "catalog-price-invalid"),
      (["displayPrice": "\"$4.99\""], "catalog-price-invalid"),
      (["displayPrice": ""], "storekit-key-missing"),
      (["localizations": "[]"], "storekit-texts-empty"),
      (["localizations": ""], "storekit-texts-empty"),
      (
        [
          "localizations": "[{\"description\": \"\", \"displayName\": \"Pro\", \"locale\": \"en\"}]"
        ],
        "storekit-texts-empty"
      ),
      (
        ["localizations": "[{\"description\": \"All\", \"name\": \"Pro\", \"locale\": \"en\"}]"],
        "storekit-key-misspelt"
      ),
      (
        [
          "introductoryOffer":
            "{\"duration\": 1, \"durationUnit\": \"week\", \"offerMode\": \"free\"}"
        ],
        "storekit-key-misspelt"
      ),
      (
        ["introductoryOffer": "{\"paymentMode\": \"free\", \"subscriptionPeriod\": \"P5D\"}"],
        "storekit-offer-invalid"
      ),
      (
        ["introductoryOffer": "{\"paymentMode\": \"payUpFront\", \"subscriptionPeriod\": \"P1M\"}"],
        "storekit-offer-invalid"
      ),
      (["groupNumber": "\"1\""], "storekit-value-kind"),
      (["productID": "\"YOUR_PRODUCT\""], "catalog-placeholder-id"),
    ])
  func quirks(_ change: [String: String], _ code: String) {
    #expect(codes(StoreKitFileSample.file(change)).contains(code))
  }

  @Test(
    "each quirk of the file is a finding of its own",
    arguments: [
      (["version": "{\"major\": 9, \"minor\": 0}"], "storekit-version-unknown"),
      (["version": ""], "storekit-version-unknown"),
      (["subscriptionGroups": "[]"], "storekit-no-products"),
      (["subscriptionGroups": ""], "storekit-key-missing"),
      (["nonConsumableProducts": "[]"], "storekit-key-misspelt"),
      (
        ["products": "[\(StoreKitFileSample.oneTime("app.pro.monthly"))]"],
        "catalog-product-repeated"
      ),
      (
        ["products": "[\(StoreKitFileSample.oneTime("x", type: "RecurringSubscription"))]"],
        "storekit-subscription-misplaced"
      ),
      (
        ["subscriptions": "[\(StoreKitFileSample.oneTime("x", type: "RecurringSubscription"))]"],
        "storekit-subscription-misplaced"
      ),
      (
        ["nonRenewingSubscriptions": "[\(StoreKitFileSample.oneTime("x"))]"],
        "storekit-wrong-list"
      ),
      (["settings": "{\"_developerTeamID\": \"YOUR_TEAM_ID\"}"], "catalog-placeholder-id"),
      (["settings": "{\"_applicationInternalID\": \"0\"}"], "catalog-placeholder-id"),
      (["settings": "{\"_applicationInternalID\": \"1234567890\"}"], "catalog-placeholder-id"),
      (["subscriptionOffersKeyPair": "{\"id\": \"a\"}"], "storekit-private-key"),
      (["products": "{}"], "storekit-value-kind"),
    ])
  func fileQuirks(_ change: [String: String], _ code: String) {
    #expect(codes(StoreKitFileSample.file(top: change)).contains(code))
  }

  @Test(
    "a group's id that nobody's store made is a warning",
    arguments: ["premium_group", "Pro", "21450001x", ""])
  func groups(_ id: String) {
    let text = StoreKitFileSample.file(
      ["subscriptionGroupID": "\"\(id)\""], group: ["id": "\"\(id)\""])
    #expect(codes(text) == ["storekit-group-id-unusual"])
  }

  @Test(
    "what Xcode writes in some version is no fault",
    arguments: [
      ["settings": "{\"_lastSynchronizedDate\": null, \"_applicationInternalID\": \"6443\"}"],
      ["settings": "{\"_lastSynchronizedDate\": 1700000000.25}"],
      ["settings": ""], ["nonRenewingSubscriptions": ""], ["identifier": ""],
      ["appPolicies": "{\"eula\": \"\", \"policies\": []}"],
    ])
  func accepted(_ change: [String: String]) {
    #expect(codes(StoreKitFileSample.file(top: change)) == [])
  }

  @Test(
    "offers of every version are read",
    arguments: [
      ["introductoryOffer": ""],
      ["introductoryOffer": "", "introductoryOffers": "[]"],
      ["introductoryOffer": "{\"paymentMode\": \"free\", \"subscriptionPeriod\": \"P1W\"}"],
      [
        "introductoryOffer": "",
        "introductoryOffers": "[{\"paymentMode\": \"free\", \"subscriptionPeriod\": \"P1W\"}]",
      ],
      [
        "introductoryOffer":
          "{\"paymentMode\": \"payAsYouGo\", \"subscriptionPeriod\": \"P1M\", \"numberOfPeriods\": 3, \"displayPrice\": \"0.99\"}"
      ],
    ])
  func offers(_ change: [String: String]) { #expect(codes(StoreKitFileSample.file(change)) == []) }

  @Test(
    "a file of no use is one plain finding",
    arguments: [
      ("", "storekit-empty"), ("  \n", "storekit-empty"), ("{", "storekit-malformed"),
      ("{\"products\" : [", "storekit-malformed"), ("not json", "storekit-malformed"),
      ("[]", "storekit-value-kind"), ("null", "storekit-value-kind"),
      ("bplist00\u{0}", "storekit-malformed"),
    ])
  func damaged(_ text: String, _ code: String) { #expect(codes(text) == [code]) }

  @Test("two files of one app that differ are reported, in either order")
  func disagree() {
    let one = StoreKitFileSample.file()
    let other = StoreKitFileSample.file(["displayPrice": "\"5.99\""])
    for (first, second) in [(one, other), (other, one)] {
      let files = CatalogFiles(["A.storekit": first, "B.storekit": second])
      #expect(files.findings("storekit-files-disagree").count == 1)
    }
    #expect(CatalogFiles(["A.storekit": one, "B.storekit": one]).codes == ["catalog-unnamed"])
  }

  @Test("files for two storefronts may have two prices")
  func storefronts() {
    let german = StoreKitFileSample.file(
      ["displayPrice": "\"5.49\""], top: ["settings": "{\"_storefront\": \"DEU\"}"])
    let files = CatalogFiles([
      "catalog.yaml": CatalogFiles.monthly("prices: { USA: \"4.99\", DEU: \"5.49\" }"),
      "A.storekit": StoreKitFileSample.file(), "B.storekit": german,
    ])
    #expect(files.codes == [])
  }
}
