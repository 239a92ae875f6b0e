internal import Diagnostics
internal import Documents

/// A manifest of another version than the one that is known.
enum ManifestVersionUnknown {
  static let about = RuleDescription(
    code: "catalog-version-unknown", severity: .error,
    summary: "the catalog is of a version that is not known",
    rationale: "Another version may mean other things by the same keys.",
    bad: .monthly(head: ["apiVersion: vitrine.catalog/v2"]),
    good: .monthly(head: ["apiVersion: vitrine.catalog/v1"]),
    cure: "Write apiVersion: vitrine.catalog/v1, or use the release of vitrine that knows it.")

  static func report(
    _ version: Placed<String>, expected: String, into findings: inout Findings
  ) {
    findings.report(
      about, "the catalog's version is '\(version.value)'", at: version.location,
      hint: "write '\(expected)'")
  }
}
