internal import Diagnostics
internal import Documents

/// A catalog whose offering isn't the current one.
enum OfferingNotCurrent {
  static let about = RuleDescription(
    code: "revenuecat-offering-not-current", severity: .error,
    summary: "the offering is not the current one",
    rationale: "An app that asks for the current offering gets another, or none at all.",
    bad: .revenueCat(
      RuleDescription.Example.rcOffering(RuleDescription.Example.rcProduct(), isCurrent: false)),
    good: .revenueCat(
      RuleDescription.Example.rcOffering(RuleDescription.Example.rcProduct())),
    cure: "Make it current in RevenueCat.")

  static func check(
    _ offering: RevenueCatProject.Offering?, _ project: RevenueCatProject,
    into findings: inout Findings
  ) {
    guard let offering else {
      let known = project.offerings.compactMap(\.isCurrent)
      if let first = known.first, !known.contains(where: \.value), !project.isIncomplete {
        findings.report(
          about, "no offering is current", at: first.location, hint: "make one current")
      }
      return
    }
    guard let isCurrent = offering.isCurrent, !isCurrent.value else { return }
    let current = project.offerings.first { $0.isCurrent?.value == true }
    findings.report(
      about, "the offering '\(offering.lookupKey.value)' is not current", at: isCurrent.location,
      hint: current.map { "'\($0.lookupKey.value)' is" } ?? "make it current",
      related: current.map { [.init("the current offering", at: $0.lookupKey.location)] } ?? [])
  }
}
