internal import Diagnostics
internal import Documents

/// A one-time product in the list of the others.
enum StoreKitWrongList {
  static let about = RuleDescription(
    code: "storekit-wrong-list", severity: .error,
    summary: "a product stands in a list of the StoreKit file that is for another type",
    rationale: "Xcode keeps non-renewing subscriptions apart and refuses the file.",
    bad: .storeKit(
      top: [
        "products: [{\"productID\": \"app.pro.season\", \"type\": \"NonRenewingSubscription\", "
          + "\"displayPrice\": \"9.99\", \"localizations\": [{\"locale\": \"en_US\", "
          + "\"displayName\": \"Season\", \"description\": \"All\"}]}]"
      ]),
    good: .storeKit(
      top: [
        "nonRenewingSubscriptions: [{\"productID\": \"app.pro.season\", "
          + "\"type\": \"NonRenewingSubscription\", \"displayPrice\": \"9.99\", "
          + "\"localizations\": [{\"locale\": \"en_US\", \"displayName\": \"Season\", "
          + "\"description\": \"All\"}]}]"
      ]),
    cure: "Move it to the list that the finding names.")

  static func check(_ file: StoreKitFile, into findings: inout Findings) {
    for entry in file.entries {
      let right: String
      switch (entry.place, entry.product.type?.value) {
      case (.products, .nonRenewing?): right = "nonRenewingSubscriptions"
      case (.nonRenewing, .consumable?), (.nonRenewing, .nonConsumable?): right = "products"
      default: continue
      }
      findings.report(
        about,
        "'\(entry.product.id.value)' is \(entry.product.type?.value.rawValue ?? ""), and stands "
          + "in another type's list", at: entry.product.id.location, hint: "move it to '\(right)'")
    }
  }
}
