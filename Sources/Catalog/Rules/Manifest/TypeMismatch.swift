internal import Diagnostics
internal import Documents

/// A product whose type its tier can't have.
enum TypeMismatch {
  static let about = RuleDescription(
    code: "catalog-type-mismatch", severity: .error,
    summary: "a product's type is not the one of its tier",
    rationale: """
      A lifetime that is consumable can be bought again and never restored; a plan that does not \
      renew runs out unseen.
      """,
    bad: .catalog([.lifetime: ["type: consumable"]]),
    good: .catalog([.lifetime: ["type: non-consumable"]]),
    cure: "A lifetime is non-consumable, every other tier auto-renewable.")

  static func check(_ plan: CatalogManifest.Plan, into findings: inout Findings) {
    guard let type = plan.product.type, type.value != plan.tier.value.type else { return }
    findings.report(
      about, "tier '\(plan.tier.value.rawValue)' has type '\(type.value.rawValue)'",
      at: type.location, hint: "write '\(plan.tier.value.type.rawValue)'")
  }
}
