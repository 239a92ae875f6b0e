internal import Diagnostics
internal import Documents

/// A package identifier that looks like RevenueCat's own and isn't.
enum PackageUnknown {
  static let about = RuleDescription(
    code: "catalog-package-unknown", severity: .error,
    summary: "a package starts with '$rc_' but is none that RevenueCat knows",
    rationale: """
      The SDK tells the type from the identifier alone: '$rc_yearly' has none, so the plan has no \
      place in the order, no plan tag, and is never preselected.
      """,
    bad: .catalog([.yearly: ["package: $rc_yearly"]]),
    good: .catalog([.yearly: ["package: $rc_annual"]]),
    cure: "Use the identifier that the finding names.")

  static func check(
    _ package: Placed<String>, expected: Tier?, into findings: inout Findings
  ) {
    guard PackageType(identifier: package.value) == .unknown else { return }
    let names = Tier.allCases.map(\.package)
    let known = expected?.package ?? nearestMatch(to: package.value, in: names)
    findings.report(
      about, "'\(package.value)' is no package of RevenueCat", at: package.location,
      hint: known.map { "write '\($0)'" } ?? "they are \(names.joined(separator: ", "))")
  }
}
