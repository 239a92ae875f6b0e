package import Diagnostics

/// The rules of this module.
package enum StoreRules {
  package static let all: [RuleDescription] =
    tables + PictureRules.all + TextRules.all

  private static let tables: [RuleDescription] = [
    WellsMissing.about,
    WellsInvalidJSON.about,
    WellsInvalid.about,
    PartialWells.about,
    StoreTableMissing.about,
    StoreTableInvalid.about,
    OlderStoreTable.about,
  ]
}
