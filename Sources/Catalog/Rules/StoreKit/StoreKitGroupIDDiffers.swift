internal import Diagnostics
internal import Documents

/// A subscription that names another group than the one it stands in.
enum StoreKitGroupIDDiffers {
  static let about = RuleDescription(
    code: "storekit-group-id-differs", severity: .error,
    summary: "a subscription names another group than the one it stands in",
    rationale: "StoreKit believes the id, people believe the place.",
    bad: .storeKit("subscriptionGroupID: \"21450099\""),
    good: .storeKit("subscriptionGroupID: \"21450001\""),
    cure: "Write the id of the group that holds it, or move it.")

  static func check(_ file: StoreKitFile, into findings: inout Findings) {
    for entry in file.entries {
      guard case .group(let group?) = entry.place, let node = entry.node["subscriptionGroupID"],
        let own = node.string, own != group.value
      else { continue }
      findings.report(
        about,
        "'\(entry.product.id.value)' names the group '\(own)' and stands in '\(group.value)'",
        at: node.location, hint: "write '\(group.value)', or move it",
        related: [.init("the group that it stands in", at: group.location)])
    }
  }
}
