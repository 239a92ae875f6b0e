internal import Diagnostics
internal import Documents

/// Prices as Google Play writes them: `Money` with units and nanos, or micros.
enum PlayPrice {
  /// The prices of a list of regional configurations.
  ///
  /// Regions without an App Store of their own are left out: no tier has a price there.
  static func regional(
    _ nodes: [Node], of owner: String, into findings: inout Findings
  ) -> [Price] {
    nodes.compactMap { node in
      guard let region = node["regionCode"]?.string, let money = node["price"],
        let territory = Territory(region: region)
      else { return nil }
      guard let currency = money["currencyCode"]?.string, let amount = amount(money) else {
        findings.report(
          PriceInvalid.about, "the price of \(owner) in \(region) is no amount of money",
          at: money.location.startOnly,
          hint: "an amount has 'currencyCode', and 'units' and 'nanos' above zero")
        return nil
      }
      return Price(
        territory: territory.code, currency: currency, amount: amount, location: money.location)
    }
  }

  /// `units` is a whole number in a string, `nanos` billionths; each may be left out.
  private static func amount(_ money: Node) -> Money? {
    let units = money["units"].map { $0.string ?? $0.number ?? "" } ?? "0"
    guard let whole = Money(decimal: units), units.allSatisfy(\.isNumber) else { return nil }
    let nanos = money["nanos"].map { $0.integer ?? -1 } ?? 0
    guard (0..<1_000_000_000).contains(nanos) else { return nil }
    let amount = Money(nanos: whole.nanos + Int128(nanos))
    return amount.nanos > 0 ? amount : nil
  }

  /// A region and its price in millionths.
  static func micros(
    _ entry: Node.Entry, of owner: String, into findings: inout Findings
  ) -> Price? {
    guard let territory = Territory(region: entry.key) else { return nil }
    let text = entry.value["priceMicros"].map { $0.string ?? $0.number ?? "" } ?? ""
    guard let currency = entry.value["currency"]?.string, let micros = Int128(text),
      micros > 0, micros < 1_000_000_000_000_000_000
    else {
      findings.report(
        PriceInvalid.about, "the price of \(owner) in \(entry.key) is no amount of money",
        at: entry.keyLocation, hint: "an amount has 'currency' and 'priceMicros' above zero")
      return nil
    }
    return Price(
      territory: territory.code, currency: currency, amount: Money(nanos: micros * 1000),
      location: entry.value.location)
  }
}
