package import Diagnostics

/// A table of wells that says that it is not whole.
package enum PartialWells {
  package static let about = RuleDescription(
    code: "wells-partial", severity: .warning,
    summary: "the table of wells says that it is partial",
    rationale: "Pictures for the displays that it leaves out are neither made nor missed.",
    bad: .init("json", table(partial: true)),
    good: .init("json", table(partial: false)),
    cure: "use a whole table, such as the one that vitrine brings, before the pictures ship")

  private static func table(partial: Bool) -> String {
    """
    {"schemaVersion": 1, "kind": "device-wells", "partial": \(partial), \
    "citedMinimumNativeWidths": [], "wells": []}
    """
  }
}
