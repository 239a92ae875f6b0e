internal import Diagnostics
internal import Documents

/// A product at another level elsewhere.
enum LevelDiffers {
  static let about = RuleDescription(
    code: "catalog-level-differs", severity: .error,
    summary: "a product's level is not the one that the catalog says",
    rationale: "Levels decide whether a change of plan is charged at once or waits.",
    bad: .besideStoreKit("groupNumber: 2", tier: ["level: 1"]),
    good: .besideStoreKit("groupNumber: 1", tier: ["level: 1"]),
    cure: "Make the two agree; 1 is the highest level.")

  static func check(
    _ plan: CatalogManifest.Plan, _ product: Product, _ name: String, into findings: inout Findings
  ) {
    guard let own = product.level, let expected = plan.product.level, own.value != expected.value
    else { return }
    findings.report(
      about,
      "'\(product.id.value)' is at level \(own.value) in '\(name)', at level \(expected.value) in "
        + "the catalog",
      at: own.location, related: [.init("the catalog's level", at: expected.location)])
  }
}
