internal import Diagnostics
internal import Documents

/// A product or an offering that is archived and still used.
enum Archived {
  static let about = RuleDescription(
    code: "revenuecat-archived", severity: .warning,
    summary: "an archived product or offering is part of what the catalog sells",
    rationale: "It was taken out of use in RevenueCat; new customers may not get it.",
    bad: .revenueCat(
      "{\"object\": \"product\", \"store_identifier\": \"app.pro.monthly\", "
        + "\"type\": \"subscription\", \"subscription\": {\"duration\": \"P1M\"}, "
        + "\"app_id\": \"app1\", \"state\": \"inactive\"}"),
    good: .revenueCat(RuleDescription.Example.rcProduct()),
    cure: "Restore it in RevenueCat, or take it out of the catalog.")

  static func check(
    _ catalog: CatalogManifest, _ offering: RevenueCatProject.Offering?,
    _ products: [RevenueCatProject.StoreProduct], into findings: inout Findings
  ) {
    if let offering, offering.isArchived {
      findings.report(
        about, "the offering '\(offering.lookupKey.value)' is archived",
        at: offering.lookupKey.location)
    }
    for product in products
    where product.isArchived && catalog.plan(selling: product.product.id.value) != nil {
      findings.report(
        about, "'\(product.product.id.value)' is archived", at: product.product.id.location)
    }
  }
}
