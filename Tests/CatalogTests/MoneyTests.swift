import Catalog
import Fixtures
import Testing

@Suite("Money")
struct MoneyTests {
  @Test(
    "a decimal text is an exact amount",
    arguments: [
      ("4.99", "4.99"), ("40", "40"), ("0.5", "0.5"), ("0.00", "0"), ("007.10", "7.1"),
      ("999999999999.999999999", "999999999999.999999999"),
    ])
  func reads(_ text: String, _ written: String) {
    #expect(Money(decimal: text)?.description == written)
  }

  @Test(
    "what is no plain decimal is no amount",
    arguments: [
      "", ".", "4,99", "1e3", "-1", "+1", "NaN", "inf", "4.", ".99", "1 000", "4.99 ", "٤.٩٩",
      "0x10", "123456789012345678901234567890", "1.0000000001", "1234567890123", "4.9.9",
    ])
  func refuses(_ text: String) { #expect(Money(decimal: text) == nil) }

  @Test(
    "a month's share is rounded to the currency's decimals, halves up",
    arguments: [
      ("39.99", "USD", "3.33"), ("62.28", "USD", "5.19"), ("59.94", "USD", "5.00"),
      ("4200", "JPY", "350"), ("1000", "JPY", "83"), ("1002", "JPY", "84"),
      ("1.000", "KWD", "0.083"), ("0.054", "KWD", "0.005"),
    ])
  func share(_ year: String, _ currency: String, _ month: String) throws {
    let decimals = Currency.decimals(of: currency)
    let amount = try #require(Money(decimal: year))
    #expect(amount.times(1, over: 12, decimals: decimals).text(decimals: decimals) == month)
  }

  @Test("twelve rounded months are within six of the smallest coin of the year")
  func bounds() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let cents = Int(random.next() % 10_000_000) + 1
      let padded = String(cents % 100 + 100).suffix(2)
      let year = try #require(Money(decimal: "\(cents / 100).\(padded)"))
      let month = year.times(1, over: 12, decimals: 2)
      let difference = (month * 12 - year).nanos.magnitude
      #expect(difference <= 60_000_000)
      #expect(Money(decimal: year.text(decimals: 2)) == year)
    }
  }

  @Test(
    "a saving is told in whole percent",
    arguments: [("50", "100", 50), ("29.89", "59.88", 50), ("0.01", "100", 0), ("1", "0", 0)])
  func percent(_ part: String, _ whole: String, _ percent: Int) throws {
    let amounts = try (#require(Money(decimal: part)), #require(Money(decimal: whole)))
    #expect(amounts.0.percent(of: amounts.1) == percent)
  }
}
