internal import Diagnostics

/// A catalog manifest that is no YAML or JSON.
enum MalformedManifest {
  static let about = RuleDescription(
    code: "catalog-malformed", severity: .error,
    summary: "the catalog is not well-formed YAML or JSON, or holds nothing",
    rationale: "What can't be read can't be checked; nothing else of the catalog is.",
    bad: .init("yaml", "apiVersion: vitrine.catalog/v1\ntiers:\n\t- tier: monthly\n"),
    good: .monthly(),
    cure: "Mend the line that is named.")
}
