internal import Diagnostics

/// A StoreKit file of no bytes.
enum EmptyStoreKitFile {
  static let about = RuleDescription(
    code: "storekit-empty", severity: .error,
    summary: "the StoreKit file is empty",
    rationale: "Xcode then runs the app with no product to sell, and says nothing.",
    bad: .init("json", ""),
    good: .storeKit(),
    cure: "Restore the file from version control, or make it anew in Xcode.")
}
