public import Diagnostics

extension OfferTable {
  /// The table for the report's summary: an array, an object for each territory.
  ///
  /// Amounts are strings, as they are written in the catalog: a number would lose digits.
  public var json: JSONValue {
    .array(
      sections.map { section in
        [
          "territory": JSONValue(section.territory?.code),
          "currency": JSONValue(section.territory?.currency),
          "plans": .array(section.rows.map { $0.json(decimals: section.decimals) }),
        ]
      })
  }
}

extension OfferTable.Row {
  fileprivate func json(decimals: Int) -> JSONValue {
    let saving: JSONValue =
      saving.map {
        ["amount": .string($0.amount.text(decimals: decimals)), "percent": .integer($0.percent)]
      } ?? .null
    return [
      "tier": .string(tier.rawValue), "product": .string(product), "package": .string(package),
      "planTag": JSONValue(tag), "displayName": JSONValue(name),
      "preselected": .bool(isPreselected), "price": JSONValue(price?.text(decimals: decimals)),
      "pricePerMonth": JSONValue(perMonth?.text(decimals: decimals)), "saving": saving,
      "introductory": JSONValue(introductory),
    ]
  }
}
