package import Diagnostics

/// A table of wells that is not there or can't be opened.
package enum WellsMissing {
  package static let about = RuleDescription(
    code: "wells-missing", severity: .error,
    summary: "the table of wells can't be opened",
    rationale:
      "Without its sizes no picture can be composed or compared with what the store takes.",
    bad: .init("shell", "vitrine compose --wells wels.json"),
    good: .init("shell", "vitrine compose --wells wells.json"),
    cure: "name a table that exists, or leave it out to use the store table of this version")
}
