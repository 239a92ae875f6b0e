import Catalog
import Composer
import Diagnostics
import Documents
import EntitlementReplay
import Extensions
import Listing
import Release
import Settings
import Stores

/// Every code that a report can hold: what `explain`, SARIF and the docs page are made from.
enum RuleCatalog {
  /// The codes by concern.
  static let areas = [
    RuleArea("Composing", ComposerRules.all),
    RuleArea("Store rules", StoreRules.all),
    RuleArea("Finished folders", ListingRules.all),
    RuleArea("Releases", [ReleaseBlock.invalid] + ReleaseRules.all),
    RuleArea("Settings", SettingsRules.all),
    RuleArea("Product catalogs", CatalogRules.all),
    RuleArea("Extension packages", ExtensionRules.all),
    RuleArea("Entitlements", EntitlementRules.all),
    RuleArea("The command line", [Refusal.rule, UsageFault.rule]),
  ]

  static let all: [RuleDescription] = areas.flatMap(\.rules).sorted { $0.code < $1.code }
}
