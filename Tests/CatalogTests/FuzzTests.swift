import Catalog
import Fixtures
import Diagnostics
import Testing

@Suite("Damaged files")
struct FuzzTests {
  /// A file with some bytes changed, left out or written twice.
  private static func damaged(_ text: String, _ random: inout SeededGenerator) -> String {
    var bytes = Array(text.utf8)
    for _ in 0...Int(random.next() % 4) where !bytes.isEmpty {
      let index = Int(random.next() % UInt64(bytes.count))
      switch random.next() % 4 {
      case 0: bytes[index] = UInt8(truncatingIfNeeded: random.next() % 128)
      case 1: bytes.remove(at: index)
      case 2: bytes = Array(bytes[..<index])
      default: bytes.insert(contentsOf: bytes[index..<min(index + 40, bytes.count)], at: index)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let files = [
    "catalog.yaml": CatalogFiles.monthly("prices: { USA: \"4.99\" }"),
    "App.storekit": StoreKitFileSample.file(),
    "revenuecat.json": """
    {"object": "list", "items": [{"object": "offering", "lookup_key": "default",
     "is_current": true, "packages": {"object": "list", "items": [{"object": "package",
     "lookup_key": "$rc_monthly", "products": {"object": "list", "items": [{"product":
     {"object": "product", "store_identifier": "app.pro.monthly", "type": "subscription",
     "subscription": {"duration": "P1M"}}}]}}]}}], "next_page": null}
    """,
    "play.json": """
    {"subscriptions": [{"productId": "pro", "basePlans": [{"basePlanId": "month",
     "state": "ACTIVE", "autoRenewingBasePlanType": {"billingPeriodDuration": "P1M"},
     "regionalConfigs": [{"regionCode": "US", "price": {"currencyCode": "USD", "units": "4"}}]}]}]}
    """,
  ]

  @Test("never stop the run, and give the same report twice", arguments: files.keys.sorted())
  func damage(_ name: String) throws {
    var random = SeededGenerator(seed: UInt64(name.utf8.count))
    let text = try #require(Self.files[name])
    for _ in 0..<80 {
      var files = Self.files
      files[name] = Self.damaged(text, &random)
      let first = CatalogFiles(files).check()
      let second = CatalogFiles(files).check()
      #expect(first.findings.sorted == second.findings.sorted)
      #expect(first.summary == second.summary && first.text == second.text)
    }
  }

  @Test("a file of thousands of products is checked")
  func large() {
    let items = (0..<3000).map { StoreKitFileSample.oneTime("app.item\($0)") }
    let text = StoreKitFileSample.file(top: ["products": "[\(items.joined(separator: ","))]"])
    #expect(
      CatalogFiles(beside: "App.storekit", text).findings("catalog-product-extra").count == 3000)
  }

  @Test(
    "nesting without end is refused", arguments: ["App.storekit", "revenuecat.json", "play.json"])
  func nesting(_ name: String) {
    let text = String(repeating: "{\"data\":[", count: 100_000)
    #expect(CatalogFiles(beside: name, text).check().findings.hasErrors)
  }
}
