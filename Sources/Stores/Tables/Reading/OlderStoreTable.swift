package import Diagnostics

/// A user's store row that is older than the row it replaces.
package enum OlderStoreTable {
  package static let about = RuleDescription(
    code: "store-table-older", severity: .warning,
    summary: "a row of the user's store table is older than the one that it replaces",
    rationale: "Legal sizes are refused, and withdrawn ones let through, by tables that grew old.",
    bad: .init("json", table(date: "2024-09-01")),
    good: .init("json", table(date: "2027-01-15")),
    cure: "take the row out of the table, or bring it up to date with its day")

  private static func table(date: String) -> String {
    """
    {
      "schemaVersion": 1,
      "kind": "store-tables",
      "date": "\(date)",
      "source": "App Store Connect Help, Screenshot specifications",
      "displays": [
        {"storeWell": "APP_IPHONE_67", "sizes": ["1290x2796", "2796x1290"]}
      ]
    }
    """
  }
}
