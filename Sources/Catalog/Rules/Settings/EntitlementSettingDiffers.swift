internal import Diagnostics
internal import Documents
internal import Settings

/// An app that asks for another entitlement than the catalog's.
enum EntitlementSettingDiffers {
  static let about = RuleDescription(
    code: "catalog-entitlement-setting-differs", severity: .error,
    summary: "the app's REVENUECAT_PRO_ENTITLEMENT_ID is not the catalog's identifier",
    rationale: """
      The app looks the entitlement up under this setting, to the letter. Quotes in an xcconfig file \
      stay in the value; a display name, another case or an accent finds nothing. Purchases succeed, \
      and Pro stays locked.
      """,
    bad: .beside("App.xcconfig", "REVENUECAT_PRO_ENTITLEMENT_ID = \"pro\""),
    good: .beside("App.xcconfig", "REVENUECAT_PRO_ENTITLEMENT_ID = pro"),
    cure: "Write the identifier without quotes, exactly as RevenueCat has it.")

  static func check(
    _ catalog: CatalogManifest, _ settings: PurchaseSettings, into findings: inout Findings
  ) {
    guard let expected = catalog.entitlement else { return }
    let key = DefaultedEntitlement.key
    let own = settings.entitlement?.value ?? PurchaseSettings.usual
    guard !EntitlementMismatch.isSame(own, expected.value) else { return }
    let related = [
      Finding.Related("the catalog's identifier is '\(expected.value)'", at: expected.location)
    ]
    guard let set = settings.entitlement else {
      findings.report(
        about,
        "\(key) does not reach the app, which asks for '\(own)' then, not '\(expected.value)'",
        at: settings.location, hint: "set \(key) = \(expected.value), and pass it on",
        related: related + settings.trail)
      return
    }
    let shown = set.location.holdsSecret ? "a value that is not shown" : "'\(own)'"
    findings.report(
      about, "\(key) is \(shown), not '\(expected.value)'", at: set.location,
      hint: hint(own, expected.value, catalog), related: related + settings.trail)
  }

  private static func hint(
    _ own: String, _ expected: String, _ catalog: CatalogManifest
  ) -> String {
    let quotes: Set<Character> = ["\"", "'"]
    if own.count > 1, let first = own.first, quotes.contains(first), own.last == first {
      return "the quotes are part of the value; write \(expected)"
    }
    if own == catalog.entitlementName?.value {
      return "that is the display name; write \(expected)"
    }
    if own.lowercased() == expected.lowercased() {
      return "upper and lower case count; write \(expected)"
    }
    return "write \(expected)"
  }
}
