internal import Diagnostics
internal import Documents

/// A product in another group elsewhere.
enum GroupDiffers {
  static let about = RuleDescription(
    code: "catalog-group-differs", severity: .error,
    summary: "a product's group is not the one that the catalog says",
    rationale: "Groups decide who may change to which plan, and what is charged for it.",
    bad: .besideStoreKit(tier: ["group: \"21450099\""]),
    good: .besideStoreKit(tier: ["group: \"21450001\""]),
    cure: "Make the two agree.")

  static func check(
    _ plan: CatalogManifest.Plan, _ product: Product, _ name: String, into findings: inout Findings
  ) {
    guard let own = product.group, let expected = plan.product.group, own.value != expected.value
    else { return }
    findings.report(
      about,
      "'\(product.id.value)' is in group '\(own.value)' in '\(name)', in '\(expected.value)' in "
        + "the catalog",
      at: own.location, related: [.init("the catalog's group", at: expected.location)])
  }
}
