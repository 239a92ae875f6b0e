internal import Diagnostics
internal import Documents

/// A list of RevenueCat's that goes on.
enum IncompleteExport {
  static let about = RuleDescription(
    code: "revenuecat-incomplete-export", severity: .error,
    summary: "a list of the RevenueCat export has another page",
    rationale: "What is on the next page would be reported as missing, or not be checked at all.",
    bad: .init(
      "json",
      RuleDescription.Example.revenueCatText(
        [RuleDescription.Example.rcProduct()], next: "\"/v2/projects/p/products?starting_after=p1\""
      )),
    good: .revenueCat(RuleDescription.Example.rcProduct()),
    cure: "Export with a higher limit, or name every page with a --revenuecat of its own.")

  static func report(_ next: Node, into findings: inout Findings) {
    findings.report(
      about, "the export is incomplete: the list has a next page", at: next.location,
      hint: "export it with a higher limit, or name the next page too")
  }
}
