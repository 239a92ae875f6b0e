import Catalog
import Testing

@Suite("Period")
struct PeriodTests {
  @Test(
    "a period of one unit is read, and the same length is the same period",
    arguments: [("P1W", "P7D"), ("P1Y", "P12M"), ("P2W", "P14D"), ("P3M", "P3M")])
  func same(_ left: String, _ right: String) throws {
    let periods = try (#require(Period(iso: left)), #require(Period(iso: right)))
    #expect(periods.0.normalized == periods.1.normalized)
  }

  @Test(
    "anything else is no period",
    arguments: ["", "P", "PM", "1M", "P0M", "P-1M", "P1.5M", "P1M1D", "PT1H", "monthly", "P99999D"])
  func refuses(_ text: String) { #expect(Period(iso: text) == nil) }

  @Test("a tier's package is RevenueCat's, and tells the tier", arguments: Tier.allCases)
  func packages(_ tier: Tier) {
    #expect(PackageType(identifier: tier.package) == .known(tier))
    #expect(
      PackageType(identifier: tier.package).planTag == (tier == .lifetime ? "lifetime" : "pro"))
  }

  @Test(
    "an identifier without a type has no plan tag",
    arguments: ["$rc_yearly", "$rc_", "yearly", "$rc_Annual"])
  func untyped(_ identifier: String) {
    #expect(PackageType(identifier: identifier).planTag == nil)
  }

  @Test("every territory has a code, a region and a currency of its own length")
  func territories() {
    #expect(Territory.all.count == 175)
    #expect(
      Territory.all.allSatisfy {
        $0.code.count == 3 && $0.region.count == 2 && $0.currency.count == 3
      })
    #expect(Territory(region: "DE") == Territory(code: "DEU"))
  }
}
