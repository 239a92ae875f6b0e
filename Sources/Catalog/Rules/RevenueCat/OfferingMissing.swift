internal import Diagnostics
internal import Documents

/// An offering that the catalog names and RevenueCat doesn't have.
enum OfferingMissing {
  static let about = RuleDescription(
    code: "revenuecat-offering-missing", severity: .error,
    summary: "no offering of RevenueCat has the identifier that the catalog names",
    rationale: "The app finds no packages and shows an empty paywall.",
    bad: .revenueCat(
      RuleDescription.Example.rcOffering(RuleDescription.Example.rcProduct(), key: "Default")),
    good: .revenueCat(
      RuleDescription.Example.rcOffering(RuleDescription.Example.rcProduct(), key: "default")),
    cure: "Write RevenueCat's identifier into the catalog: it can't be changed there.")

  /// The offering that the catalog is about: the one that it names, else the current one.
  static func find(
    _ catalog: CatalogManifest, _ project: RevenueCatProject, into findings: inout Findings
  ) -> RevenueCatProject.Offering? {
    guard let wanted = catalog.offering else {
      return project.offerings.first { $0.isCurrent?.value == true }
    }
    let found = project.offerings.filter { $0.lookupKey.value == wanted.value }
    // It may be exported twice, with its packages and without; the SDK keeps the last.
    if let found = found.last(where: { $0.packages != nil }) ?? found.last { return found }
    guard !project.offerings.isEmpty, !project.isIncomplete else { return nil }
    let keys = project.offerings.map(\.lookupKey)
    let byName = project.offerings.first { $0.displayName?.value == wanted.value }?.lookupKey
    let near = nearestMatch(to: wanted.value, in: keys.map(\.value))
    let meant = byName ?? keys.first { $0.value == near }
    findings.report(
      about, "no offering has the identifier '\(wanted.value)'",
      at: meant?.location ?? keys.first?.location ?? project.location,
      hint: byName.map { "'\(wanted.value)' is the display name of '\($0.value)'" }
        ?? "there is \(keys.map { "'\($0.value)'" }.joined(separator: ", "))",
      related: [.init("the catalog names it", at: wanted.location)])
    return nil
  }
}
