internal import Diagnostics
internal import Documents

/// An entitlement that the app asks for and RevenueCat doesn't have.
enum EntitlementNotInRevenueCat {
  static let about = RuleDescription(
    code: "revenuecat-entitlement-missing", severity: .error,
    summary: "no entitlement of RevenueCat has the catalog's identifier as its lookup_key",
    rationale: """
      The lookup_key is what the app must ask for, to the letter; the display name is for people. \
      Purchases succeed, and Pro stays locked.
      """,
    bad: .revenueCat(
      RuleDescription.Example.rcEntitlement("App Pro", RuleDescription.Example.rcProduct())),
    good: .revenueCat(
      RuleDescription.Example.rcEntitlement("pro", RuleDescription.Example.rcProduct())),
    cure:
      "Write RevenueCat's identifier into the catalog and the settings, or make an entitlement of "
      + "that identifier: it can't be renamed.")

  static func find(
    _ catalog: CatalogManifest, _ project: RevenueCatProject, into findings: inout Findings
  ) -> RevenueCatProject.Entitlement? {
    guard let wanted = catalog.entitlement else { return nil }
    let found = project.entitlements.filter {
      EntitlementMismatch.isSame($0.lookupKey.value, wanted.value)
    }
    // It may be exported twice, with its products and without.
    if let found = found.first(where: { $0.products != nil }) ?? found.first { return found }
    guard !project.entitlements.isEmpty, !project.isIncomplete else {
      findings.report(
        RevenueCatUnverified.entitlement, "no export at hand lists all entitlements",
        at: project.location, hint: "export the entitlements with their products expanded")
      return nil
    }
    let keys = project.entitlements.map(\.lookupKey)
    let near = nearestMatch(to: wanted.value, in: keys.map(\.value))
    let meant =
      project.entitlements.first { $0.displayName?.value == wanted.value }?.lookupKey
      ?? keys.first { $0.value == near } ?? keys.first
    let names = keys.map { "'\($0.value)'" }.joined(separator: ", ")
    findings.report(
      about, "no entitlement has the identifier '\(wanted.value)'; there is \(names)",
      at: meant?.location ?? project.location,
      hint: "the identifier counts, not the display name, and every letter of it",
      related: [.init("the catalog asks for '\(wanted.value)'", at: wanted.location)])
    // A project with one entitlement means that one: what is attached to it is checked all the same.
    return project.entitlements.count == 1 ? project.entitlements.first : nil
  }
}
