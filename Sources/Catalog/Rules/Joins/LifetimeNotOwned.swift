internal import Diagnostics

/// A lifetime that another source sells as something that ends or is used up.
///
/// `TypeDiffers` finds it: it is the case of a differing type that costs most.
enum LifetimeNotOwned {
  static let about = RuleDescription(
    code: "catalog-lifetime-not-owned", severity: .error,
    summary: "a lifetime is sold as a product that is not owned for good",
    rationale: """
      A consumable is not restored on the next device, a non-renewing subscription ends when the \
      app says so, an auto-renewable one charges again.
      """,
    bad: .init(
      "text",
      "# catalog.yaml\n" + RuleDescription.Example.catalog([.lifetime: []]).text
        + "# App.storekit\n" + lifetime("Consumable")),
    good: .init(
      "text",
      "# catalog.yaml\n" + RuleDescription.Example.catalog([.lifetime: []]).text
        + "# App.storekit\n" + lifetime("NonConsumable")),
    cure: "Make it a non-consumable product.")

  private static func lifetime(_ type: String) -> String {
    RuleDescription.Example.storeKit(
      top: [
        "products: [{\"productID\": \"app.pro.lifetime\", \"type\": \"\(type)\", "
          + "\"displayPrice\": \"99.99\", \"localizations\": [{\"locale\": \"en_US\", "
          + "\"displayName\": \"Pro\", \"description\": \"All\"}]}]", "subscriptionGroups: []",
      ]
    ).text
  }
}
