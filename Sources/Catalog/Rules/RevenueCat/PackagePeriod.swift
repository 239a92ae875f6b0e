internal import Diagnostics
internal import Documents

/// A package whose product runs another length than the package says.
enum PackagePeriod {
  static let about = RuleDescription(
    code: "revenuecat-package-period", severity: .error,
    summary: "a package holds a product of another length than its identifier says",
    rationale: """
      The SDK takes the plan's length from the package's identifier and never looks at the product: \
      '$rc_annual' over a product of one month is shown as a year and charged every month.
      """,
    bad: .revenueCat(
      RuleDescription.Example.rcOffering(RuleDescription.Example.rcProduct(), package: "$rc_annual")
    ),
    good: .revenueCat(
      RuleDescription.Example.rcOffering(
        RuleDescription.Example.rcProduct(), package: "$rc_monthly")),
    cure: "Put the product into the package of its own length.")

  /// Whether the two differ.
  static func check(
    _ package: RevenueCatProject.Package, _ product: RevenueCatProject.StoreProduct,
    _ project: RevenueCatProject, into findings: inout Findings
  ) -> Bool {
    guard case .known(let tier) = PackageType(identifier: package.lookupKey.value) else {
      return false
    }
    let id = product.product.id.value
    let period = project.period(of: product)
    let words: String
    let place: Location
    if let period, tier.period != period.value.normalized {
      words = "renews every \(period.value)"
      place = period.location
    } else if tier != .lifetime, let type = product.product.type, type.value != .autoRenewable {
      words = "is \(type.value.rawValue)"
      place = type.location
    } else {
      return false
    }
    findings.report(
      about, "the package '\(package.lookupKey.value)' holds '\(id)', which \(words)",
      at: package.lookupKey.location,
      hint: "'\(package.lookupKey.value)' is for "
        + (tier.period.map { "a product of \($0)" } ?? "a product that is bought once"),
      related: [.init("the product", at: place)])
    return true
  }
}
