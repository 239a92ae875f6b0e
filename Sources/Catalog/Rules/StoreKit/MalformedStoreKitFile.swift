internal import Diagnostics

/// A StoreKit file that is no JSON.
enum MalformedStoreKitFile {
  static let about = RuleDescription(
    code: "storekit-malformed", severity: .error,
    summary: "the StoreKit file is not well-formed JSON",
    rationale: "Xcode refuses the whole file; the app has nothing to sell.",
    bad: .init("json", "{\n  \"products\" : [\n"),
    good: .storeKit(),
    cure: "Mend the line that is named; a merge may have cut the file.")
}
