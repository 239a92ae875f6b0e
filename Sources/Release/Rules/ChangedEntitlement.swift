import Catalog
import Diagnostics
import Documents
import Settings

/// A product that unlocks something else than in the last release.
enum ChangedEntitlement {
  static let about = RuleDescription(
    code: "entitlement-changed", severity: .warning,
    summary: "a product unlocks another entitlement than in the last release",
    rationale: """
      Apps that people have ask for the old identifier. Whoever buys the product now, and whoever bought it \
      before, may find the app locked.
      """,
    bad: .init("yaml", "entitlement: premium   # released as pro"),
    good: .init("yaml", "entitlement: pro"),
    cure: "Set the identifier back, or say with --accept-changes that it is meant.")

  static func check(
    _ change: ReleasedProduct, in catalog: CatalogManifest, into findings: inout Findings
  ) {
    guard let plan = change.plan else { return }
    let (before, after) = (change.product.entitlement, catalog.entitlement(of: plan))
    guard before != after else { return }
    func named(_ text: String?) -> String { text.map { "'\($0)'" } ?? "no entitlement" }
    findings.report(
      about,
      "'\(change.product.id)' unlocks \(named(after)); version \(change.version) was released with \(named(before))",
      at: plan.entitlement?.location ?? plan.product.id.location,
      hint: change.hint("set it back"), severity: change.severity, related: [change.released],
      details: [
        "product": .string(change.product.id), "before": JSONValue(before),
        "after": JSONValue(after),
      ])
  }
}
