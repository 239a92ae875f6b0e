internal import Diagnostics
internal import Documents
internal import Settings

/// The comparison of the app's settings with the catalog.
enum PurchaseRules {
  static let all: [RuleDescription] = [EntitlementSettingDiffers.about, CatalogUnnamed.about]

  static func check(
    _ catalog: CatalogManifest, _ settings: PurchaseSettings, into findings: inout Findings
  ) {
    EntitlementSettingDiffers.check(catalog, settings, into: &findings)
    if settings.entitlement == nil, catalog.entitlement?.value == PurchaseSettings.usual {
      findings.report(
        DefaultedEntitlement.rule,
        "\(DefaultedEntitlement.key) does not reach the app, so it takes '\(PurchaseSettings.usual)'",
        at: settings.location, hint: "set it to the identifier in RevenueCat")
    }
    if !settings.hasKey {
      findings.report(
        UnconfiguredPurchases.rule,
        "\(UnconfiguredPurchases.key) is not set: purchases are not configured, the paywall is "
          + "unavailable and the gate stays locked",
        at: settings.location, hint: "set it if this build is to sell")
    }
  }
}
