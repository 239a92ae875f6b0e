internal import Diagnostics
internal import Documents

/// A lifetime in a subscription group.
enum LifetimeGroup {
  static let about = RuleDescription(
    code: "catalog-lifetime-group", severity: .error,
    summary: "a lifetime is in a subscription group, or has a level in one",
    rationale: "Groups hold auto-renewable subscriptions alone.",
    bad: .catalog([.lifetime: ["group: \"21450001\""]]),
    good: .catalog([.lifetime: []]),
    cure: "Leave the group and the level out.")

  static func check(_ plan: CatalogManifest.Plan, into findings: inout Findings) {
    guard plan.tier.value == .lifetime else { return }
    if let group = plan.product.group {
      findings.report(
        about, "tier 'lifetime' is in the group '\(group.value)'", at: group.location,
        hint: "leave 'group' out")
    }
    if let level = plan.product.level {
      findings.report(
        about, "tier 'lifetime' has the level \(level.value) of a group", at: level.location,
        hint: "leave 'level' out")
    }
  }
}
