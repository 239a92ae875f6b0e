import Catalog
import Diagnostics
import Documents
import Settings

/// A product of the last release that the catalog does not have any more.
enum RemovedProduct {
  static let about = RuleDescription(
    code: "released-product-missing", severity: .warning,
    summary: "a product of the last release is not in the catalog any more",
    rationale: """
      People who subscribed to it still have it, and apps that they have still ask for it; without its \
      entitlement they lose what they pay for.
      """,
    bad: .init("yaml", "tiers: [{ tier: yearly, product: soar_yearly }]   # soar_monthly was sold"),
    good: .init(
      "yaml",
      "tiers: [{ tier: monthly, product: soar_monthly }, { tier: yearly, product: soar_yearly }]"),
    cure:
      "Keep the product, list it under 'others', or say with --accept-changes that it is meant.")

  static func check(
    _ change: ReleasedProduct, in catalog: CatalogManifest, into findings: inout Findings
  ) {
    let id = change.product.id
    guard change.plan == nil, !catalog.others.contains(where: { $0.value == id }) else { return }
    findings.report(
      about, "'\(id)' was released with version \(change.version), and is not in the catalog",
      at: catalog.tiersLocation, hint: change.hint("keep it, or list it under 'others'"),
      severity: change.severity, related: [change.released], details: ["product": .string(id)])
  }
}
