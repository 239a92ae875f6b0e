import Composer
import Diagnostics
import EntitlementReplay
import Stores

/// Every code that a report can hold: what `explain`, SARIF and the docs page are made from.
enum RuleCatalog {
  static let all: [RuleDescription] =
    [
      [Refusal.rule, UsageFault.rule],
      ComposerRules.all,
      EntitlementRules.all,
      [PartialWells.about, WellsInvalid.about, WellsInvalidJSON.about, WellsMissing.about],
    ].flatMap(\.self).sorted { $0.code < $1.code }
}
