package import Diagnostics

/// A table of newer store rows that does not say what a row needs.
package enum StoreTableInvalid {
  package static let about = RuleDescription(
    code: "store-table-invalid", severity: .error,
    summary: "the table of store rows does not say what a row needs",
    rationale: "A row that is half understood would let pictures pass, or stop them, by accident.",
    bad: .init("json", table(sizes: "[1400, 3000]")),
    good: .init("json", table(sizes: "\"1400x3000\", \"3000x1400\"")),
    cure: "write each row as the user's guide shows, with the day on which its fact was read")

  private static func table(sizes: String) -> String {
    """
    {
      "schemaVersion": 1,
      "kind": "store-tables",
      "date": "2027-01-15",
      "source": "App Store Connect Help, Screenshot specifications",
      "displays": [
        {
          "storeWell": "APP_IPHONE_71",
          "name": "iPhone 7.1\\" Display",
          "family": "iphone-7.1",
          "platform": "iphone",
          "sizes": [\(sizes)]
        }
      ]
    }
    """
  }
}
