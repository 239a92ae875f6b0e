internal import Diagnostics
internal import Documents

/// A type of product that Xcode doesn't know.
enum StoreKitTypeUnknown {
  static let about = RuleDescription(
    code: "storekit-type-unknown", severity: .error,
    summary: "a product of the StoreKit file is of a type that Xcode does not know",
    rationale: "Xcode refuses the file, or drops the product in silence.",
    bad: .storeKit("type: \"AutoRenewableSubscription\""),
    good: .storeKit("type: \"RecurringSubscription\""),
    cure: "Use one of the four types that the finding names.")

  static func check(_ file: StoreKitFile, into findings: inout Findings) {
    let names = StoreKitType.written.map(\.rawValue)
    for entry in file.entries {
      guard let type = entry.typeName, !names.contains(type.value) else { continue }
      let meant =
        type.value == StoreKitType.autoRenewable.rawValue
        ? StoreKitType.recurring.rawValue : nearestMatch(to: type.value, in: names)
      findings.report(
        about, "'\(entry.product.id.value)' is of type '\(type.value)'", at: type.location,
        hint: meant.map { "write '\($0)'" } ?? "the types are \(names.joined(separator: ", "))")
    }
  }
}
