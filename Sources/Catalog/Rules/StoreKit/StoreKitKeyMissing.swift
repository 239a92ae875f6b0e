internal import Diagnostics

/// A key that a StoreKit file must have.
enum StoreKitKeyMissing {
  static let about = RuleDescription(
    code: "storekit-key-missing", severity: .error,
    summary: "a key that Xcode always writes is missing from the StoreKit file",
    rationale: "Xcode refuses the file, or drops the product in silence.",
    bad: .storeKit("-displayPrice"),
    good: .storeKit(),
    cure: "Add the key; making the product anew in Xcode writes all of them.")
}
