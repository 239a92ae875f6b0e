package import Diagnostics

/// A picture that is no longer the one that was recorded when it was made.
package enum StaleProvenance {
  package static let about = RuleDescription(
    code: "provenance-stale", severity: .error,
    summary: "a picture is not the one that the record beside it describes",
    rationale: """
      A composed picture is recorded with its hash and what it was made from. One that was edited, \
      replaced or lost since then has no known origin.
      """,
    bad: .init("json", record(digest: String(repeating: "0", count: 64))),
    good: .init("json", record(digest: String(repeating: "e", count: 64))),
    cure: "make the pictures again, so that the record is of what ships")

  private static func record(digest: String) -> String {
    """
    {
      "kind": "rasterized-marketing-asset",
      "outputs": [{"path": "01_home.png", "sha256": "\(digest)"}]
    }
    """
  }
}
