internal import Diagnostics
internal import Documents

/// A product id that one source uses twice.
enum ProductRepeated {
  static let about = RuleDescription(
    code: "catalog-product-repeated", severity: .error,
    summary: "a product id is used twice",
    rationale: "An id names one product; the second never reaches the store.",
    bad: .catalog([.monthly: ["product: app.pro"], .yearly: ["product: app.pro"]]),
    good: .catalog([.monthly: [], .yearly: []]),
    cure: "Give each product an id of its own.")

  static func check(_ products: [Product], into findings: inout Findings) {
    var first: [String: Location] = [:]
    for product in products {
      let id = product.id
      if let before = first[id.value] {
        findings.report(
          about, "the product id '\(id.value)' is used a second time", at: id.location,
          hint: "give each product an id of its own",
          related: [.init("it is used here first", at: before)])
      }
      first[id.value] = first[id.value] ?? id.location
    }
  }
}
