import Catalog
import Diagnostics
import Testing

@Suite("The offer table")
struct OfferTableTests {
  private func table(_ prices: [(Tier, String)], without: String = "[]") throws -> OfferTable {
    let tiers = prices.map { tier, price in
      """
        - tier: \(tier.rawValue)
          product: app.\(tier.rawValue)
          type: \(tier == .lifetime ? "non-consumable" : "auto-renewable")
      \(tier.period.map { "    period: \($0)\n" } ?? "")    entitlement: pro
          prices: \(price)
          localizations: { ja: { displayName: "プロ", description: すべて } }

      """
    }
    let text = """
      apiVersion: vitrine.catalog/v1
      entitlement: { identifier: pro }
      without: \(without)
      tiers:
      \(tiers.joined())
      """
    return try #require(CatalogFiles(["catalog.yaml": text]).check().offers)
  }

  private static let usual: [(Tier, String)] = [
    (.lifetime, "{ USA: \"79.99\" }"), (.yearly, "{ USA: \"29.99\" }"),
    (.monthly, "{ USA: \"4.99\" }"),
  ]

  @Test("plans stand in the paywall's order, the yearly one preselected")
  func order() throws {
    let plans = try table(Self.usual).json.first?["plans"]
    #expect(plans?.each("tier") == ["monthly", "yearly", "lifetime"])
    #expect(plans?.each("preselected") == [false, true, false])
    #expect(plans?.each("planTag") == ["pro", "pro", "lifetime"])
    #expect(plans?.each("pricePerMonth") == ["4.99", "2.50", nil])
  }

  @Test("the yearly saving is told against twelve months")
  func saving() throws {
    let plans = try table(Self.usual).json.first?["plans"]
    #expect(plans?.each("saving") == [nil, ["amount": "29.89", "percent": 50], nil])
  }

  @Test("without a yearly plan the first is preselected")
  func preselection() throws {
    let plans = try table([Self.usual[0], Self.usual[2]], without: "[yearly]").json.first?["plans"]
    #expect(plans?.each("preselected") == [true, false])
  }

  @Test("every length has a price per month, by the currency's decimals")
  func lengths() throws {
    let all: [(Tier, String)] = Tier.allCases.map { ($0, "{ JPN: \"1200\" }") }
    let plans = try table(all).json.first?["plans"]
    #expect(plans?.each("pricePerMonth") == ["5200", "1200", "600", "400", "200", "100", nil])
  }

  @Test("columns are aligned in terminal cells, wide characters counted twice")
  func text() throws {
    #expect(
      try table(Self.usual).text == """
        the paywall in USA (USD)
           plan      name  package       tag       price  a month  saving
           monthly   プロ  $rc_monthly   pro        4.99     4.99
        *  yearly    プロ  $rc_annual    pro       29.99     2.50  50 % (29.89)
           lifetime  プロ  $rc_lifetime  lifetime  79.99

        """)
  }

  @Test("a catalog without prices still tells its plans")
  func unpriced() throws {
    let table = try table(Self.usual.map { ($0.0, "{}") })
    #expect(table.text.hasPrefix("the paywall (no prices)\n"))
    #expect(table.json.first?["territory"] == .null)
  }

  @Test("control characters of a name never reach the terminal")
  func controls() throws {
    let text = CatalogFiles.monthly(
      "localizations: { en-US: { displayName: \"Pro\\e[2J\\u202e\", description: All } }")
    let table = try #require(CatalogFiles(["catalog.yaml": text]).check().offers)
    #expect(!table.text.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x202E })
  }
}

extension JSONValue {
  /// The first element of an array.
  var first: JSONValue? {
    guard case .array(let elements) = self else { return nil }
    return elements.first
  }

  /// A member of each element of an array of objects.
  func each(_ name: String) -> [JSONValue] {
    guard case .array(let elements) = self else { return [] }
    return elements.compactMap { $0[name] }
  }
}
