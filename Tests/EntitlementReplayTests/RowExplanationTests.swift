import Diagnostics
import Documents
import EntitlementFixtures
import EntitlementReplay
import Entitlements
import Testing

@Suite("RowExplanation")
struct RowExplanationTests {
  private func explain(_ text: String) -> RowExplanation {
    RowExplanation(Path("row.json"), at: day(100), in: MemoryWorkspace(texts: ["row.json": text]))
  }

  private func row(_ changes: [String: Body?]) -> String {
    let row: Body = [
      "user_id": "reader", "provider": "apple", "status": "active", "kind": "recurring",
      "period_end": .text(day(130).description), "product": "pro", "updated_at": "now",
    ]
    return row.with(changes).json
  }

  @Test("a row is entitled to its end, and says until when")
  func entitled() {
    let explanation = explain(row([:]))
    #expect(explanation.findings.all.isEmpty)
    #expect(explanation.summary["entitled"] == true)
    #expect(explanation.summary["until"] == .string(day(130).description))
    #expect(explanation.text.hasPrefix("reader: entitled at"))
  }

  @Test("a list with one row is that row")
  func list() {
    #expect(explain("[\(row([:]))]").summary["entitled"] == true)
  }

  @Test(
    "what a row lacks is said at its place",
    arguments: [
      "[]", "[{},{}]", "7", "{}", #"{"user_id": "a", "provider": "b", "status": "active"}"#, "{",
      "",
    ])
  func unreadable(_ text: String) {
    let explanation = explain(text)
    #expect(explanation.findings.hasErrors)
    #expect(explanation.findings.all.allSatisfy { $0.location?.start != nil })
    #expect(explanation.summary["entitled"] == false)
  }

  @Test(
    "words and ends that are not known are warned of and open nothing",
    arguments: [
      (["status": "cancelled"], "row-status-unknown"),
      (["period_end": .some(.null)], "row-without-end"),
    ] as [([String: Body?], String)])
  func unknown(_ changes: [String: Body?], _ code: String) {
    let explanation = explain(row(changes))
    #expect(explanation.findings.all.map(\.code) == [code])
    #expect(explanation.summary["entitled"] == false)
  }

  @Test("a kind that is not known is taken as recurring")
  func unknownKind() {
    let explanation = explain(row(["kind": "onetime", "period_end": .text(day(50).description)]))
    #expect(explanation.findings.all.map(\.code) == ["row-kind-unknown"])
    #expect(explanation.summary["entitled"] == false)
  }

  @Test(
    "an end that is no time is an error", arguments: ["soon", "infinity", "2026-05-11T00:00:00"])
  func badEnd(_ end: String) {
    #expect(explain(row(["period_end": .text(end)])).findings.hasErrors)
  }
}
