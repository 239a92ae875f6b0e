import Catalog
import Composer
import Diagnostics
import Documents
import Settings
import Listing
import EntitlementReplay
import Stores
import Extensions

/// Every code that a report can hold: what `explain`, SARIF and the docs page are made from.
enum RuleCatalog {
  static let all: [RuleDescription] =
    [
      [Refusal.rule],
      [UsageFault.rule],
      ComposerRules.all,
      StoreRules.all,
      [ReleaseBlock.invalid],
      SettingsRules.all,
      CatalogRules.all,
    ]
    .flatMap(\.self).sorted { $0.code < $1.code }
      ListingRules.all,
      EntitlementRules.all,
      [PartialWells.about, WellsInvalid.about, WellsInvalidJSON.about, WellsMissing.about],
    ].flatMap(\.self).sorted { $0.code < $1.code }
    ([Refusal.rule, UsageFault.rule]
    + ExtensionRules.all)
    .sorted { $0.code < $1.code }
}
