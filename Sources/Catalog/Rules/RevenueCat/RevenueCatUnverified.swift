internal import Diagnostics

/// What an export leaves open: nothing is wrong, and nothing is proven.
enum RevenueCatUnverified {
  static let all = [entitlement, attachment, offering, product, duration]

  static let entitlement = RuleDescription(
    code: "revenuecat-entitlement-unverified", severity: .note,
    summary: "the exports at hand do not list the entitlements",
    rationale: "Whether RevenueCat has the identifier can't be known from them.",
    bad: .revenueCat(RuleDescription.Example.rcProduct()),
    good: .revenueCat(
      RuleDescription.Example.rcEntitlement("pro", RuleDescription.Example.rcProduct())),
    cure: "Export the entitlements too, with their products expanded.")

  static let attachment = RuleDescription(
    code: "revenuecat-attachment-unverified", severity: .note,
    summary: "the export does not list the entitlement's products",
    rationale: "Whether a purchase unlocks anything can't be known from it.",
    bad: .revenueCat("{\"object\": \"entitlement\", \"id\": \"e1\", \"lookup_key\": \"pro\"}"),
    good: .revenueCat(
      RuleDescription.Example.rcEntitlement("pro", RuleDescription.Example.rcProduct())),
    cure: "Export the entitlements with expand=items.product.")

  static let offering = RuleDescription(
    code: "revenuecat-offering-unverified", severity: .note,
    summary: "the exports at hand do not list the offering's packages",
    rationale: "Whether the paywall shows every plan can't be known from them.",
    bad: .revenueCat(RuleDescription.Example.rcProduct()),
    good: .revenueCat(
      RuleDescription.Example.rcOffering(RuleDescription.Example.rcProduct())),
    cure: "Export the offerings too, with expand=items.package.product.")

  static let product = RuleDescription(
    code: "revenuecat-product-unverified", severity: .note,
    summary: "no export at hand shows a product of the catalog, nor lists all of them",
    rationale: "Whether RevenueCat knows the product can't be known from them.",
    bad: .revenueCat("{\"object\": \"entitlement\", \"id\": \"e1\", \"lookup_key\": \"pro\"}"),
    good: .revenueCat(RuleDescription.Example.rcProduct()),
    cure: "Export the products too.")

  static let duration = RuleDescription(
    code: "revenuecat-duration-unverified", severity: .note,
    summary: "the export does not say how long a product runs",
    rationale: "A duration of null says nothing: least of all that the product is a lifetime.",
    bad: .revenueCat(RuleDescription.Example.rcProduct(duration: "null")),
    good: .revenueCat(RuleDescription.Example.rcProduct()),
    cure:
      "Check the period in the store; RevenueCat fills it in when it can read the product there.")
}
