internal import Diagnostics
internal import Documents

/// A product in a subscription group that is no subscription.
enum StoreKitProductInGroup {
  static let about = RuleDescription(
    code: "storekit-product-in-group", severity: .error,
    summary: "a product that does not renew stands in a subscription group",
    rationale: "Groups hold auto-renewable subscriptions alone; Xcode refuses the file.",
    bad: .storeKit("type: \"NonConsumable\""),
    good: .storeKit("type: \"RecurringSubscription\""),
    cure: "Move it to the file's 'products'.")

  static func check(_ file: StoreKitFile, into findings: inout Findings) {
    for entry in file.entries {
      guard case .group(let group) = entry.place, let type = entry.product.type,
        type.value != .autoRenewable
      else { continue }
      let name = group.map { " '\($0.value)'" } ?? ""
      findings.report(
        about,
        "'\(entry.product.id.value)' is \(type.value.rawValue), and stands in the group\(name)",
        at: entry.product.id.location, hint: "move it to 'products'")
    }
  }
}
