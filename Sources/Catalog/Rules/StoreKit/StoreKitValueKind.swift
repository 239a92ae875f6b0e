internal import Diagnostics

/// A value of another kind than Xcode writes.
enum StoreKitValueKind {
  static let about = RuleDescription(
    code: "storekit-value-kind", severity: .error,
    summary: "a value of the StoreKit file is of another kind than Xcode writes",
    rationale: "Xcode refuses the file, or drops the product in silence.",
    bad: .storeKit("groupNumber: \"1\""),
    good: .storeKit("groupNumber: 1"),
    cure: "Write the kind of value that the finding names.")
}
