internal import Diagnostics
internal import Documents

/// The comparison of a RevenueCat project with the catalog.
enum RevenueCatRules {
  static let all: [RuleDescription] =
    [
      MalformedRevenueCatExport.about, RevenueCatShape.about, IncompleteExport.about,
      EntitlementNotInRevenueCat.about, NotAttached.about, AttachedTwice.about,
      ConsumableAttached.about, PackagePeriod.about, PackageDiffers.about, PackageEmpty.about,
      NotOffered.about, OfferingMissing.about, OfferingNotCurrent.about, OfferingRepeated.about,
      Archived.about, DisplayNameRepeated.about,
    ] + RevenueCatUnverified.all

  static func check(
    _ catalog: CatalogManifest, _ project: RevenueCatProject, into findings: inout Findings
  ) {
    let app = RevenueCatApp(holding: catalog.plans.map(\.product.id.value), in: project)
    let products = project.products(of: app)
    let offering = OfferingMissing.find(catalog, project, into: &findings)
    OfferingNotCurrent.check(offering, project, into: &findings)
    OfferingRepeated.check(project, into: &findings)
    Archived.check(catalog, offering, products, into: &findings)
    DisplayNameRepeated.check(products, into: &findings)
    checkProducts(catalog, project, products, into: &findings)
    let packages = offering?.packages ?? project.loosePackages
    checkPackages(catalog, packages, offering, project, app, into: &findings)
    if let entitlement = EntitlementNotInRevenueCat.find(catalog, project, into: &findings) {
      let sold = soldProducts(catalog, project, products, packages, app)
      if entitlement.products == nil || !project.isIncomplete {
        NotAttached.check(sold, entitlement, app, into: &findings)
      }
      AttachedTwice.check(catalog, entitlement, project, app, into: &findings)
      ConsumableAttached.check(entitlement, app, into: &findings)
    }
  }

  /// The products that must unlock the entitlement: the catalog's, and all that the offering sells.
  private static func soldProducts(
    _ catalog: CatalogManifest, _ project: RevenueCatProject,
    _ products: [RevenueCatProject.StoreProduct], _ packages: [RevenueCatProject.Package],
    _ app: RevenueCatApp
  ) -> [Placed<String>] {
    let known = Set(products.map(\.product.id.value))
    let offered = packages.flatMap { $0.products ?? [] }.filter {
      $0.app == app.id || app.id == nil
    }
    // One that RevenueCat doesn't have at all is reported as missing.
    let planned = catalog.paywall.map(\.product.id).filter {
      known.contains($0.value) || project.productList == nil
    }
    return offered.map(\.product.id) + planned
  }

  private static func checkProducts(
    _ catalog: CatalogManifest, _ project: RevenueCatProject,
    _ products: [RevenueCatProject.StoreProduct], into findings: inout Findings
  ) {
    let inventory = Inventory(
      name: "RevenueCat", products: products.map(\.product),
      location: project.productList ?? project.location)
    for plan in catalog.paywall {
      let id = plan.product.id.value
      guard let product = products.first(where: { $0.product.id.value == id }) else {
        missing(plan, inventory, project, into: &findings)
        continue
      }
      JoinRules.compare(plan, product.product, "RevenueCat", into: &findings)
      if let place = product.unknownDuration, project.period(of: product) == nil {
        findings.report(
          RevenueCatUnverified.duration, "RevenueCat does not say how long '\(id)' runs", at: place,
          hint: "check its period in the store")
      }
    }
  }

  private static func missing(
    _ plan: CatalogManifest.Plan, _ inventory: Inventory, _ project: RevenueCatProject,
    into findings: inout Findings
  ) {
    if project.productList != nil, !project.isIncomplete {
      ProductMissing.report(plan, in: inventory, into: &findings)
    } else if !project.offerings.contains(where: { $0.packages != nil }) {
      findings.report(
        RevenueCatUnverified.product, "no export at hand shows '\(plan.product.id.value)'",
        at: project.location, hint: "export the products too",
        related: [.init("the catalog sells it", at: plan.product.id.location)])
    }
  }

  private static func checkPackages(
    _ catalog: CatalogManifest, _ packages: [RevenueCatProject.Package],
    _ offering: RevenueCatProject.Offering?, _ project: RevenueCatProject, _ app: RevenueCatApp,
    into findings: inout Findings
  ) {
    guard !packages.isEmpty else {
      if offering?.packages == nil {
        findings.report(
          RevenueCatUnverified.offering, "no export at hand lists the offering's packages",
          at: offering?.lookupKey.location ?? project.location,
          hint: "export the offerings with their packages expanded")
      } else if !project.isIncomplete {
        NotOffered.check(catalog, [], in: offering, project, app, into: &findings)
      }
      return
    }
    for package in packages { check(catalog, package, project, app, into: &findings) }
    guard !project.isIncomplete else { return }
    NotOffered.check(catalog, packages, in: offering, project, app, into: &findings)
  }

  private static func check(
    _ catalog: CatalogManifest, _ package: RevenueCatProject.Package,
    _ project: RevenueCatProject, _ app: RevenueCatApp, into findings: inout Findings
  ) {
    PackageEmpty.check(package, into: &findings)
    let own = (package.products ?? []).filter(app.owns)
    let plans = own.compactMap { catalog.plan(selling: $0.product.id.value) }
    PackageUnknown.check(package.lookupKey, expected: plans.first?.tier.value, into: &findings)
    let isKnown = PackageType(identifier: package.lookupKey.value) != .unknown
    for product in own {
      let differs = PackagePeriod.check(package, product, project, into: &findings)
      let plan = catalog.plan(selling: product.product.id.value)
      if let plan, isKnown, !differs {
        PackageDiffers.check(plan, package, into: &findings)
      }
      let isOther = catalog.others.contains { $0.value == product.product.id.value }
      guard plan == nil, !isOther, product.app != nil else { continue }
      findings.report(
        ProductExtra.about,
        "the offering sells '\(product.product.id.value)', which is not in the catalog",
        at: product.product.id.location,
        hint: "add it to the catalog, or name it under 'others' if it is no tier",
        severity: .warning)
    }
  }
}
