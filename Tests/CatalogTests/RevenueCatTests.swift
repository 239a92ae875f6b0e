import Catalog
import Diagnostics
import Testing

@Suite("A RevenueCat export")
struct RevenueCatTests {
  private static let product = """
    {"object": "product", "id": "p1", "store_identifier": "app.pro.monthly",
     "type": "subscription", "subscription": {"duration": "P1M"}, "app_id": "ios"}
    """

  private static func list(_ items: String..., url: String = "/v2/projects/p/x") -> String {
    """
    {"object": "list", "items": [\(items.joined(separator: ", "))], "next_page": null,
     "url": "\(url)"}
    """
  }

  private static func entitlement(_ key: String, _ products: String...) -> String {
    """
    {"object": "entitlement", "id": "e-\(key)", "lookup_key": "\(key)", "display_name": "App Pro",
     "products": {"object": "list", "items": [\(products.joined(separator: ", "))],
     "next_page": null}}
    """
  }

  private static func offering(
    _ key: String = "default", package: String = "$rc_monthly", product: String = product,
    isCurrent: Bool = true
  ) -> String {
    """
    {"object": "offering", "id": "o-\(key)", "lookup_key": "\(key)", "is_current": \(isCurrent),
     "packages": {"object": "list", "next_page": null, "items": [{"object": "package", "id": "k1",
     "lookup_key": "\(package)", "products": {"object": "list", "next_page": null,
     "items": [{"product": \(product), "eligibility_criteria": "all"}]}}]}}
    """
  }

  private func codes(_ texts: String..., offering: String? = "default") -> Set<String> {
    var files = [
      "catalog.yaml": CatalogFiles.monthly() + (offering.map { "offering: \($0)\n" } ?? "")
    ]
    for (index, text) in texts.enumerated() { files["revenuecat\(index).json"] = text }
    return CatalogFiles(files).codes
  }

  @Test("lists that agree with the catalog have no finding")
  func lists() {
    #expect(
      codes(
        Self.list(Self.product), Self.list(Self.entitlement("pro", Self.product)),
        Self.list(Self.offering())) == [])
  }

  @Test("lists of sub-resources are joined by their address")
  func subResources() {
    let bare = "{\"object\": \"entitlement\", \"id\": \"e1\", \"lookup_key\": \"pro\"}"
    let offering = """
      {"object": "offering", "id": "o1", "lookup_key": "default", "is_current": true}
      """
    let package = "{\"object\": \"package\", \"id\": \"k1\", \"lookup_key\": \"$rc_monthly\"}"
    #expect(
      codes(
        Self.list(bare), Self.list(offering),
        Self.list(Self.product, url: "/v2/projects/p/entitlements/e1/products"),
        Self.list(package, url: "/v2/projects/p/offerings/o1/packages?limit=20"),
        Self.list(
          "{\"product\": \(Self.product)}",
          url: "https://api.example/v2/projects/p/packages/k1/products"
        )) == [])
  }

  @Test("the CLI's envelope and its graph of an offering are read")
  func cli() {
    let graph = """
      {"data": {"offering": {"object": "offering", "id": "o1", "lookup_key": "default",
       "is_current": true}, "packages": [{"package": {"object": "package", "id": "k1",
       "lookup_key": "$rc_monthly"}, "products": [{"product": \(Self.product)}]}],
       "entitlements": [{"entitlement": {"object": "entitlement", "id": "e1",
       "lookup_key": "pro"}, "products": [\(Self.product)]}], "issues": []}, "schema_version": 1}
      """
    #expect(codes(graph) == [])
    #expect(
      codes(graph.replacing("\"pro\"", with: "\"App Pro\"")) == ["revenuecat-entitlement-missing"])
    #expect(
      codes("{\"data\": \(Self.list(Self.product)), \"schema_version\": 1}")
        == ["revenuecat-entitlement-unverified", "revenuecat-offering-unverified"])
  }

  @Test("the offerings as the SDK gets them are read")
  func wire() {
    let text = """
      {"current_offering_id": "default", "offerings": [{"identifier": "default",
       "description": "Plans", "packages": [{"identifier": "$rc_monthly",
       "platform_product_identifier": "app.pro.monthly"}]}]}
      """
    #expect(codes(text) == ["revenuecat-entitlement-unverified"])
    let other = text.replacing("app.pro.monthly", with: "app.pro.old")
    #expect(codes(other).contains("revenuecat-not-offered"))
  }

  @Test(
    "each silent fault is a finding",
    arguments: [
      ([entitlement("App Pro", product)], "revenuecat-entitlement-missing"),
      ([entitlement("Pro", product)], "revenuecat-entitlement-missing"),
      ([entitlement("pro"), product], "revenuecat-not-attached"),
      ([entitlement("pro", product), entitlement("old", product)], "revenuecat-attached-twice"),
      ([offering(package: "$rc_annual")], "revenuecat-package-period"),
      ([offering(package: "$rc_lifetime")], "revenuecat-package-period"),
      ([offering(package: "$rc_month")], "catalog-package-unknown"),
      ([offering(package: "plan")], "revenuecat-package-differs"),
      ([offering(isCurrent: false)], "revenuecat-offering-not-current"),
      ([offering("Default")], "revenuecat-offering-missing"),
      (
        [product.replacing("P1M", with: "P1Y")], "catalog-period-differs"
      ),
      (
        [product.replacing("\"P1M\"", with: "null")], "revenuecat-duration-unverified"
      ),
      (
        [product.replacing("subscription\",", with: "non_renewing_subscription\",")],
        "catalog-type-differs"
      ),
      ([product.replacing(".monthly", with: ".montly")], "catalog-product-missing"),
      (["{\"object\": \"product\"}"], "revenuecat-shape"),
    ])
  func faults(_ items: [String], _ code: String) {
    let text =
      "{\"object\": \"list\", \"items\": [\(items.joined(separator: ", "))], \"next_page\": null}"
    #expect(codes(text).contains(code))
  }

  @Test("one offering for each plan leaves the others unoffered, and the hint says where they are")
  func offeringPerPlan() {
    let yearly = Self.product.replacing("monthly", with: "yearly").replacing("P1M", with: "P1Y")
      .replacing("p1", with: "p2")
    let text = Self.list(
      Self.offering("yearly", package: "$rc_annual", product: yearly, isCurrent: true),
      Self.offering("monthly", isCurrent: false))
    let files = CatalogFiles(beside: "revenuecat.json", text, tier: "level: 1\noffering: yearly")
    #expect(files.findings("revenuecat-not-offered").first?.hint?.contains("'monthly'") == true)
  }

  @Test("products of the project's other apps are left alone")
  func otherApps() {
    let play = """
      {"object": "product", "id": "p9", "store_identifier": "app_play:month",
       "type": "subscription", "subscription": {"duration": null}, "app_id": "android"}
      """
    let same = play.replacing("app_play:month", with: "app.pro.monthly")
    for other in [play, same] {
      #expect(
        codes(
          Self.list(Self.product, other), Self.list(Self.entitlement("pro", Self.product, other)),
          Self.list(Self.offering(product: "\(Self.product)}, {\"product\": \(other)"))) == [])
    }
  }

  @Test("a duration that another export gives is known")
  func knownElsewhere() {
    let unknown = Self.product.replacing("\"P1M\"", with: "null")
    #expect(
      codes(
        Self.list(Self.product), Self.list(Self.entitlement("pro", unknown)),
        Self.list(Self.offering(product: unknown))) == [])
    let annual = Self.offering(package: "$rc_annual", product: unknown)
    #expect(codes(Self.list(Self.product), Self.list(annual)).contains("revenuecat-package-period"))
  }

  @Test(
    "a next page anywhere makes the export incomplete, and nothing is missed from it",
    arguments: ["items", "products"])
  func nextPage(_ where: String) {
    let next = "\"next_page\": \"/v2/more\""
    let inner = Self.entitlement("pro").replacing("\"next_page\": null", with: next)
    let text =
      `where` == "items"
      ? Self.list(Self.entitlement("other")).replacing(
        "null,\n \"url\"", with: "\"/v2/more\",\n \"url\"")
      : Self.list(inner)
    let found = codes(text)
    #expect(found.contains("revenuecat-incomplete-export"))
    #expect(found.isDisjoint(with: ["revenuecat-not-attached", "revenuecat-entitlement-missing"]))
  }

  @Test("pages that are all at hand are a complete export")
  func pages() {
    let yearly = Self.product.replacing("p1", with: "p2").replacing("monthly", with: "yearly")
    func page(_ item: String, _ next: String, start: String = "") -> String {
      Self.list(item, url: "/v2/projects/p/products" + start).replacing(
        "\"next_page\": null", with: "\"next_page\": \(next)")
    }
    let next = "\"/v2/projects/p/products?limit=1&starting_after=p2\""
    let rest: Set<String> = ["revenuecat-entitlement-unverified", "revenuecat-offering-unverified"]
    #expect(codes(page(yearly, next), page(Self.product, "null")) == rest)
    #expect(
      codes(page(yearly, next), page(Self.product, "null", start: "?starting_after=p2")) == rest)
    #expect(
      codes(page(yearly, next), page(Self.product, "null", start: "?starting_after=p7"))
        .contains("revenuecat-incomplete-export"))
    #expect(codes(page(yearly, next)).contains("revenuecat-incomplete-export"))
  }

  @Test(
    "a file that is no export is a finding",
    arguments: [
      ("", "revenuecat-malformed"), ("{", "revenuecat-malformed"), ("{}", "revenuecat-shape"),
      ("[]", "revenuecat-shape"), ("3", "revenuecat-shape"),
      ("{\"error\": {\"type\": \"x\"}}", "revenuecat-shape"),
      ("{\"object\": \"list\", \"items\": 3}", "revenuecat-shape"),
      ("{\"object\": \"customer\", \"id\": \"c1\"}", "revenuecat-shape"),
    ])
  func shapes(_ text: String, _ code: String) { #expect(codes(text).contains(code)) }

  @Test("an entitlement without products is no fault where it is not the catalog's")
  func grandfathered() {
    #expect(
      codes(
        Self.list(Self.entitlement("pro", Self.product), Self.entitlement("old")),
        Self.list(Self.offering())) == [])
  }
}
