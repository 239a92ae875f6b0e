package import Diagnostics

/// A table of newer store rows that is not there or can't be opened.
package enum StoreTableMissing {
  package static let about = RuleDescription(
    code: "store-table-missing", severity: .error,
    summary: "the table of store rows can't be opened",
    rationale:
      "Checked against older rows than were asked for, a picture could pass that must not.",
    bad: .init("shell", "vitrine check fastlane --table store.json"),
    good: .init("shell", "vitrine check fastlane --table stores.json"),
    cure: "name a table that exists, or leave --table out to use the rows of this version")
}
