internal import Diagnostics
internal import Documents

/// A subscription that stands outside of every group.
enum StoreKitSubscriptionMisplaced {
  static let about = RuleDescription(
    code: "storekit-subscription-misplaced", severity: .error,
    summary: "a subscription of the StoreKit file stands outside of every group",
    rationale: "Xcode looks for subscriptions in 'subscriptionGroups' alone and refuses the file.",
    bad: .storeKit(
      top: [
        "products: [{\"productID\": \"app.pro.yearly\", \"type\": \"RecurringSubscription\", "
          + "\"displayPrice\": \"39.99\", \"recurringSubscriptionPeriod\": \"P1Y\", "
          + "\"groupNumber\": 1}]"
      ]),
    good: .storeKit(),
    cure: "Move it into the group's 'subscriptions'.")

  static func check(_ file: StoreKitFile, into findings: inout Findings) {
    for entry in file.entries where entry.product.type?.value == .autoRenewable {
      let list: String
      switch entry.place {
      case .products: list = "products"
      case .nonRenewing: list = "nonRenewingSubscriptions"
      case .topLevelSubscriptions: list = "subscriptions"
      case .group: continue
      }
      findings.report(
        about, "the subscription '\(entry.product.id.value)' stands in '\(list)', in no group",
        at: entry.product.id.location, hint: "move it into a group of 'subscriptionGroups'")
    }
  }
}
