internal import Diagnostics
internal import Documents

/// Two products of an app under one name.
enum DisplayNameRepeated {
  static let about = RuleDescription(
    code: "revenuecat-display-name-repeated", severity: .warning,
    summary: "two products of the app have one display name",
    rationale:
      "RevenueCat asks for names that are unique within an app; in its lists they look alike.",
    bad: .revenueCat(named("app.pro.monthly", "Pro"), named("app.pro.yearly", "Pro")),
    good: .revenueCat(
      named("app.pro.monthly", "Pro monthly"), named("app.pro.yearly", "Pro yearly")),
    cure: "Give each product a name of its own.")

  private static func named(_ id: String, _ name: String) -> String {
    "{\"object\": \"product\", \"store_identifier\": \"\(id)\", \"type\": \"subscription\", "
      + "\"app_id\": \"app1\", \"display_name\": \"\(name)\"}"
  }

  static func check(
    _ products: [RevenueCatProject.StoreProduct], into findings: inout Findings
  ) {
    var first: [String: Location] = [:]
    for product in products {
      guard let name = product.displayName, !name.value.isEmpty else { continue }
      if let before = first[name.value] {
        findings.report(
          about, "'\(product.product.id.value)' has the display name '\(name.value)' of another",
          at: name.location, related: [.init("the other", at: before)])
      }
      first[name.value] = first[name.value] ?? name.location
    }
  }
}
