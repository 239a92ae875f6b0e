import Catalog
import Diagnostics
import Testing

@Suite("The join with a StoreKit file")
struct JoinTests {
  private func codes(_ tier: String, _ change: [String: String]) -> Set<String> {
    CatalogFiles(beside: "App.storekit", StoreKitFileSample.file(change), tier: tier).codes
  }

  @Test(
    "a difference is found, whichever side it was made on",
    arguments: [
      ("prices: { USA: \"5.99\" }", ["displayPrice": "\"4.99\""], "catalog-price-differs"),
      ("prices: { USA: \"4.99\" }", ["displayPrice": "\"5.99\""], "catalog-price-differs"),
      ("level: 2", [:], "catalog-level-differs"),
      ("level: 1", ["groupNumber": "2"], "catalog-level-differs"),
      ("group: \"21450002\"", [:], "catalog-group-differs"),
      ("familySharing: true", [:], "catalog-family-sharing-differs"),
      ("familySharing: false", ["familyShareable": "true"], "catalog-family-sharing-differs"),
      ("introductory: { mode: free, period: P1W }", [:], "catalog-introductory-differs"),
      (
        "introductory: null",
        ["introductoryOffer": "{\"paymentMode\": \"free\", \"subscriptionPeriod\": \"P1W\"}"],
        "catalog-introductory-differs"
      ),
      ("", ["recurringSubscriptionPeriod": "\"P1Y\""], "catalog-period-differs"),
    ])
  func differences(_ tier: String, _ change: [String: String], _ code: String) {
    #expect(codes(tier, change) == [code])
  }

  @Test(
    "what the catalog leaves open is not compared",
    arguments: [
      ["displayPrice": "\"5.99\""], ["groupNumber": "3"], ["familyShareable": "true"],
      ["introductoryOffer": "{\"paymentMode\": \"free\", \"subscriptionPeriod\": \"P1W\"}"],
    ])
  func open(_ change: [String: String]) { #expect(codes("", change) == []) }

  @Test(
    "one amount is the same however it is written",
    arguments: [("5", "5.00"), ("0.50", "0.5"), ("40", "40")])
  func amounts(_ own: String, _ other: String) {
    #expect(codes("prices: { USA: \"\(own)\" }", ["displayPrice": "\"\(other)\""]) == [])
  }

  @Test("a product is missed in the file, and one too many is named there")
  func bothDirections() {
    let files = CatalogFiles(
      beside: "App.storekit", StoreKitFileSample.file(["productID": "\"app.pro.other\""]))
    #expect(files.codes == ["catalog-product-missing", "catalog-product-extra"])
  }

  @Test("a finding names both places")
  func places() {
    let files = CatalogFiles(
      beside: "App.storekit", StoreKitFileSample.file(), tier: "prices: { USA: \"5.99\" }")
    let finding = files.findings("catalog-price-differs").first
    #expect(finding?.location?.file == "App.storekit")
    #expect(finding?.related.first?.location.file == "catalog.yaml")
    #expect(finding?.related.first?.location.start == Place(line: 10, column: 20))
  }

  @Test("a product that the catalog names as no tier is no extra")
  func others() {
    let text = StoreKitFileSample.file(top: [
      "products": "[\(StoreKitFileSample.oneTime("app.coins"))]"
    ])
    #expect(CatalogFiles(beside: "App.storekit", text).codes == ["catalog-product-extra"])
    let files = CatalogFiles([
      "App.storekit": text, "catalog.yaml": CatalogFiles.monthly() + "others: [app.coins]\n",
    ])
    #expect(files.codes == [])
  }
}
