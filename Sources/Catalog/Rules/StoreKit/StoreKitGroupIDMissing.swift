internal import Diagnostics
internal import Documents

/// A subscription that doesn't name its group.
enum StoreKitGroupIDMissing {
  static let about = RuleDescription(
    code: "storekit-group-id-missing", severity: .error,
    summary: "a subscription of the StoreKit file does not name its group",
    rationale: "StoreKit then knows no group for it: upgrades and renewals can't be told apart.",
    bad: .storeKit("-subscriptionGroupID"),
    good: .storeKit("subscriptionGroupID: \"21450001\""),
    cure: "Add 'subscriptionGroupID' with the id of the group that holds it.")

  static func check(_ file: StoreKitFile, into findings: inout Findings) {
    for entry in file.entries {
      guard case .group(let group) = entry.place, entry.node["subscriptionGroupID"]?.string == nil,
        entry.product.type?.value == .autoRenewable
      else { continue }
      findings.report(
        about, "'\(entry.product.id.value)' has no 'subscriptionGroupID'",
        at: entry.product.id.location,
        hint: group.map { "its group's id is '\($0.value)'" } ?? "give its group an id first")
    }
  }
}
