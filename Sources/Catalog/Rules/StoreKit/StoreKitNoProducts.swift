internal import Diagnostics
internal import Documents

/// A StoreKit file that sells nothing.
enum StoreKitNoProducts {
  static let about = RuleDescription(
    code: "storekit-no-products", severity: .error,
    summary: "the StoreKit file holds no product at all",
    rationale: "The paywall is empty in every run that uses the file.",
    bad: .storeKit(top: ["subscriptionGroups: []"]),
    good: .storeKit(),
    cure: "Add the catalog's products, or leave the file out of the check.")

  static func check(_ file: StoreKitFile, into findings: inout Findings) {
    guard file.entries.isEmpty else { return }
    findings.report(
      about, "'\(file.path.name)' holds no product", at: Location(file: file.path.string),
      hint: "add the catalog's products")
  }
}
