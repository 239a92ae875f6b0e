internal import Diagnostics
internal import Documents

/// A product that no package of the offering holds.
enum NotOffered {
  static let about = RuleDescription(
    code: "revenuecat-not-offered", severity: .error,
    summary: "a product of the catalog is in no package of the offering",
    rationale: "The paywall renders the offering's packages and nothing else.",
    bad: .revenueCat(
      RuleDescription.Example.rcOffering(RuleDescription.Example.rcProduct("app.pro.other"))),
    good: .revenueCat(
      RuleDescription.Example.rcOffering(RuleDescription.Example.rcProduct())),
    cure: "Add a package with the product to the offering; one offering holds all plans.")

  static func check(
    _ catalog: CatalogManifest, _ packages: [RevenueCatProject.Package],
    in offering: RevenueCatProject.Offering?, _ project: RevenueCatProject, _ app: RevenueCatApp,
    into findings: inout Findings
  ) {
    let offered = Set(
      packages.flatMap { $0.products ?? [] }.filter(app.owns).map(\.product.id.value))
    // A package whose products were not exported may hold it.
    guard packages.allSatisfy({ $0.products != nil }) else { return }
    for plan in catalog.paywall where !offered.contains(plan.product.id.value) {
      let id = plan.product.id
      let other = project.offerings.first { other in
        other.lookupKey.value != offering?.lookupKey.value
          && (other.packages ?? []).flatMap { $0.products ?? [] }.contains {
            app.owns($0) && $0.product.id.value == id.value
          }
      }
      findings.report(
        about,
        "'\(id.value)' is in no package of the offering"
          + (offering.map { " '\($0.lookupKey.value)'" } ?? ""),
        at: offering?.lookupKey.location ?? project.location,
        hint: other.map {
          "it is in the offering '\($0.lookupKey.value)'; one offering holds all plans"
        } ?? "add the package '\(plan.package.value)' with it",
        related: [.init("the catalog sells it", at: id.location)])
    }
  }
}
