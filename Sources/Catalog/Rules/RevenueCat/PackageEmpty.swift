internal import Diagnostics
internal import Documents

/// A package without a product.
enum PackageEmpty {
  static let about = RuleDescription(
    code: "revenuecat-package-empty", severity: .error,
    summary: "a package of the offering holds no product",
    rationale: "The SDK drops it and says nothing: the paywall shows one plan less.",
    bad: .revenueCat(RuleDescription.Example.rcOffering()),
    good: .revenueCat(
      RuleDescription.Example.rcOffering(RuleDescription.Example.rcProduct())),
    cure: "Put a product into it, or delete it.")

  static func check(_ package: RevenueCatProject.Package, into findings: inout Findings) {
    guard let products = package.products, products.isEmpty else { return }
    findings.report(
      about, "the package '\(package.lookupKey.value)' holds no product",
      at: package.lookupKey.location, hint: "put a product into it, or delete it")
  }
}
