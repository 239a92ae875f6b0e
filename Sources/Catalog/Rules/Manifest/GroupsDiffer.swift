internal import Diagnostics
internal import Documents

/// Tiers in more than one subscription group.
enum GroupsDiffer {
  static let about = RuleDescription(
    code: "catalog-groups-differ", severity: .error,
    summary: "the auto-renewable tiers are in more than one subscription group",
    rationale: """
      A person has one active subscription a group. In two groups they can pay for two plans at \
      once, and a change of plan is no change but a second purchase.
      """,
    bad: .catalog([
      .monthly: ["group: \"21450001\""], .yearly: ["group: \"21450002\""],
    ]),
    good: .catalog([
      .monthly: ["group: \"21450001\""], .yearly: ["group: \"21450001\""],
    ]),
    cure: "Move all of them into one group.")

  static func check(_ tiered: [TieredProduct], into findings: inout Findings) {
    let grouped = tiered.filter { $0.tier != .lifetime && $0.product.group != nil }
    guard let first = grouped.first, let group = first.product.group else { return }
    for other in grouped {
      guard let own = other.product.group, own.value != group.value else { continue }
      findings.report(
        about,
        "the \(other.tier.rawValue) tier is in group '\(own.value)', "
          + "the \(first.tier.rawValue) tier in '\(group.value)'",
        at: own.location, hint: "put all auto-renewable tiers in one group",
        related: [.init("the \(first.tier.rawValue) tier's group", at: group.location)])
    }
  }
}
