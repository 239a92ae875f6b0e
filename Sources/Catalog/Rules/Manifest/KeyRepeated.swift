internal import Diagnostics

/// A key that stands twice in one mapping.
enum KeyRepeated {
  static let about = RuleDescription(
    code: "catalog-key-repeated", severity: .error,
    summary: "a key stands twice in one mapping",
    rationale: "Readers differ in which of the two they take.",
    bad: .monthly("period: P1M\n    period: P1Y"),
    good: .monthly("period: P1M"),
    cure: "Keep one of the two.")
}
