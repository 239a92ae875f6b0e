package import Diagnostics

/// A table of wells whose content is not what a table holds.
package enum WellsInvalid {
  package static let about = RuleDescription(
    code: "wells-invalid", severity: .error,
    summary: "the table of wells does not say what a table must",
    rationale: """
      A well with a doubled id, a size that is no size or a minimum that nobody cites would make \
      pictures that the store refuses.
      """,
    bad: .init("json", table(width: "0")),
    good: .init("json", table(width: "1320")),
    cure: "give every well an id of its own, a device, a width and a height in px, and a source")

  private static func table(width: String) -> String {
    """
    {
      "schemaVersion": 1,
      "kind": "device-wells",
      "partial": false,
      "citedMinimumNativeWidths": [],
      "wells": [
        {
          "id": "iphone-6.9",
          "device": "iPhone 6.9 in",
          "width": \(width),
          "height": 2868,
          "storeWell": "APP_IPHONE_67",
          "source": "App Store Connect Help, 2026-10-01"
        }
      ]
    }
    """
  }
}
