internal import Diagnostics
internal import Documents

/// A price that is no positive amount of money.
enum PriceInvalid {
  static let about = RuleDescription(
    code: "catalog-price-invalid", severity: .error,
    summary: "a price is no positive decimal string",
    rationale: """
      A number loses digits on the way, a decimal comma or an exponent is read differently by \
      every tool, and no store sells at zero.
      """,
    bad: .monthly("prices: { USA: \"4,99\" }"),
    good: .monthly("prices: { USA: \"4.99\" }"),
    cure: "Write digits, a point and decimals in quotes: \"4.99\", \"40\".")

  private static let form = "write digits with a decimal point, in quotes, such as \"4.99\""

  /// The amount of a price in the manifest.
  static func amount(
    _ node: Node, of owner: String, into findings: inout Findings
  ) -> Money? {
    guard let text = node.string else {
      findings.report(
        about, "a price of \(owner) is \(node.kindName); it must be a string",
        at: node.location, hint: form)
      return nil
    }
    guard let amount = Money(decimal: text) else {
      findings.report(
        about, "a price of \(owner) is '\(shown(text))', which is no decimal amount",
        at: node.location, hint: form)
      return nil
    }
    guard amount.nanos > 0 else {
      findings.report(
        about, "a price of \(owner) is '\(shown(text))'; a price is above zero",
        at: node.location, hint: "write what people pay")
      return nil
    }
    return amount
  }

  /// The price of a StoreKit file; `0.00` is one there, a number isn't.
  static func storeKitAmount(
    _ node: Node, of owner: String, into findings: inout Findings
  ) -> Placed<Money>? {
    guard let text = node.string else {
      findings.report(
        about, "'displayPrice' of \(owner) is \(node.kindName); it must be a string",
        at: node.location, hint: form)
      return nil
    }
    guard let amount = Money(decimal: text) else {
      findings.report(
        about, "'displayPrice' of \(owner) is '\(shown(text))', which is no decimal amount",
        at: node.location, hint: form)
      return nil
    }
    return Placed(amount, at: node.location)
  }

  /// The text, cut where nobody would read on.
  private static func shown(_ text: String) -> String {
    text.count > 40 ? text.prefix(40) + "…" : text
  }
}
