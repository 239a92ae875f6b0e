internal import Diagnostics

/// A value of another kind than its key takes.
enum ValueOfWrongKind {
  static let about = RuleDescription(
    code: "catalog-value-kind", severity: .error,
    summary: "a value of the catalog is of another kind than its key takes",
    rationale: "An id that is written as a number loses its leading zeros.",
    bad: .monthly("group: 21450001"),
    good: .monthly("group: \"21450001\""),
    cure: "Write the kind of value that the finding names; ids and prices stand in quotes.")
}
