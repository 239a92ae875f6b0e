package import Diagnostics
package import Documents
package import Entitlements

/// Why a row gives access at a moment, or why not.
package struct RowExplanation: Sendable {
  /// The row; nil where it could not be read.
  package let row: Subscription?
  /// What is wrong with the file.
  package let findings: Findings
  private let now: Instant

  /// Reads the row of a file and judges it at a moment.
  package init(_ path: Path, at now: Instant, in workspace: any Workspace) {
    var findings = Findings()
    row = RowReader(workspace).read(path, into: &findings)
    self.findings = findings
    self.now = now
  }

  /// What the JSON report adds: the row, whether it is entitled, why, and until when.
  package var summary: JSONValue {
    guard let row else { return ["entitled": false, "now": .string(now.description)] }
    return [
      "entitled": .bool(row.isEntitled(at: now)), "reason": .string(row.reason(at: now)),
      "until": row.accessEnd.json, "now": .string(now.description), "row": row.json,
    ]
  }

  /// The answer for people.
  package var text: String {
    guard let row else { return "" }
    let answer = row.isEntitled(at: now) ? "entitled" : "not entitled"
    return """
      \(row.userID): \(answer) at \(now)
        \(row.reason(at: now))
        row: \(row.summary)

      """
  }
}
