internal import Diagnostics

/// A key that a catalog must have.
enum KeyMissing {
  static let about = RuleDescription(
    code: "catalog-key-missing", severity: .error,
    summary: "a key that the catalog must have is missing",
    rationale: "Without it the tier can't be compared with what is sold.",
    bad: .monthly("-period"),
    good: .monthly("period: P1M"),
    cure: "Add the key.")
}
