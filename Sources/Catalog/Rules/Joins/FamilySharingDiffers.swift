internal import Diagnostics
internal import Documents

/// A product that is shared with the family in one place and not in the other.
enum FamilySharingDiffers {
  static let about = RuleDescription(
    code: "catalog-family-sharing-differs", severity: .error,
    summary: "a product's family sharing is not what the catalog says",
    rationale: "Once on in the store, family sharing can't be turned off.",
    bad: .besideStoreKit("familyShareable: true", tier: ["familySharing: false"]),
    good: .besideStoreKit("familyShareable: false", tier: ["familySharing: false"]),
    cure: "Make the two agree.")

  static func check(
    _ plan: CatalogManifest.Plan, _ product: Product, _ name: String, into findings: inout Findings
  ) {
    guard let own = product.familySharing, let expected = plan.product.familySharing,
      own.value != expected.value
    else { return }
    func words(_ isShared: Bool) -> String { isShared ? "shared" : "not shared" }
    findings.report(
      about,
      "'\(product.id.value)' is \(words(own.value)) with the family in '\(name)', "
        + "\(words(expected.value)) in the catalog",
      at: own.location, related: [.init("the catalog says so here", at: expected.location)])
  }
}
