internal import Diagnostics
internal import Documents
internal import Settings

/// The comparison of the app's settings with the catalog.
enum PurchaseRules {
  static let all: [RuleDescription] = [EntitlementSettingDiffers.about]

  static func check(
    _ catalog: CatalogManifest, _ settings: PurchaseSettings, into findings: inout Findings
  ) {
    EntitlementSettingDiffers.check(catalog, settings, into: &findings)
    if settings.entitlement == nil, catalog.entitlement?.value == PurchaseSettings.usual {
      findings.report(
        DefaultedEntitlement.rule,
        "\(PurchaseSettings.entitlementKey) is not set, so the app takes '\(PurchaseSettings.usual)'",
        at: settings.location, hint: "set it to the identifier in RevenueCat")
    }
    if !settings.hasKey {
      findings.report(
        UnconfiguredPurchases.rule,
        "\(PurchaseSettings.keyKey) is not set: purchases are not configured, the paywall is "
          + "unavailable and the gate stays locked",
        at: settings.location, hint: "set it if this build is to sell")
    }
  }
}
