package import Diagnostics

/// A record of pictures that can't be read.
package enum UnreadableProvenance {
  package static let about = RuleDescription(
    code: "provenance-unreadable", severity: .warning,
    summary: "the record of where pictures come from can't be read",
    rationale: "Without it nobody can tell whether the pictures are still those that were made.",
    bad: .init("json", "{\"kind\": \"rasterized-marketing-asset\", \"outputs\": 3}"),
    good: .init("json", "{\"kind\": \"rasterized-marketing-asset\", \"outputs\": []}"),
    cure: "make the pictures again; their record is written with them")
}
