internal import Diagnostics
internal import Documents

/// Tiers of which some are shared with the family.
enum FamilySharingMixed {
  static let about = RuleDescription(
    code: "catalog-family-sharing-mixed", severity: .warning,
    summary: "some tiers are shared with the family, others are not",
    rationale: "A family loses what it had when one of them changes the plan.",
    bad: .catalog([.monthly: ["familySharing: false"], .yearly: ["familySharing: true"]]),
    good: .catalog([.monthly: ["familySharing: true"], .yearly: ["familySharing: true"]]),
    cure: "Share all tiers, or none. Once on, sharing can't be turned off.")

  static func check(_ tiered: [TieredProduct], into findings: inout Findings) {
    let stated = tiered.filter { $0.product.familySharing != nil }
    guard let first = stated.first, let sharing = first.product.familySharing else { return }
    for other in stated {
      guard let own = other.product.familySharing, own.value != sharing.value else { continue }
      func words(_ isShared: Bool) -> String { isShared ? "shared" : "not shared" }
      findings.report(
        about,
        "the \(other.tier.rawValue) tier is \(words(own.value)) with the family, "
          + "the \(first.tier.rawValue) tier \(words(sharing.value))",
        at: own.location,
        related: [.init("the \(first.tier.rawValue) tier", at: sharing.location)])
    }
  }
}
