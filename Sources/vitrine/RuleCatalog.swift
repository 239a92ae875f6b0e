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
  static let all: [RuleDescription] =
    [
      [Refusal.rule],
      [UsageFault.rule],
      ComposerRules.all,
      StoreRules.all,
      ListingRules.all,
      [ReleaseBlock.invalid],
      SettingsRules.all,
      CatalogRules.all,
      ExtensionRules.all,
      EntitlementRules.all,
      ReleaseRules.all,
    ]
    .flatMap(\.self).sorted { $0.code < $1.code }
}
