internal import Diagnostics
internal import Documents

/// A group id as neither Xcode nor App Store Connect makes one.
enum StoreKitGroupIDUnusual {
  static let about = RuleDescription(
    code: "storekit-group-id-unusual", severity: .warning,
    summary: "a group's id is neither a number nor eight hexadecimal digits",
    rationale: """
      App Store Connect gives groups numbers, Xcode eight hexadecimal digits. A word was made up, \
      and will be another in the store.
      """,
    bad: .storeKit(
      "subscriptionGroupID: \"premium_group\"", group: ["id: \"premium_group\""]),
    good: .storeKit(),
    cure: "Use the id that App Store Connect shows, or the one that Xcode made.")

  static func check(_ file: StoreKitFile, into findings: inout Findings) {
    for group in file.groups where !isUsual(group.value) {
      if PlaceholderID.isPlaceholder(group.value) { continue }
      findings.report(
        about, "the group's id is '\(group.value)'", at: group.location,
        hint: "App Store Connect gives a number, Xcode eight hexadecimal digits")
    }
  }

  private static func isUsual(_ id: String) -> Bool {
    let isNumber = !id.isEmpty && id.utf8.allSatisfy { (0x30...0x39).contains($0) }
    return isNumber || id.count == 8 && id.allSatisfy(\.isHexDigit)
  }
}
