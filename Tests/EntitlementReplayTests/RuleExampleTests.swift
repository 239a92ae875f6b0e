import Diagnostics
import Documents
import EntitlementFixtures
import EntitlementReplay
import Testing

@Suite("The rules' examples")
struct RuleExampleTests {
  private static let eventCodes = EventRules.all.filter { $0.bad.language == "json" }.map(\.code)
  private static let rowCodes = RowRules.all.filter { $0.bad.language == "json" }.map(\.code)

  private func rule(_ code: String) throws -> RuleDescription {
    try #require(EntitlementRules.all.first { $0.code == code })
  }

  @Test(
    "a bad event has the finding that it is the example of, a good one has none",
    arguments: eventCodes)
  func events(_ code: String) throws {
    let rule = try rule(code)
    let bad = replay(["a.jsonl": rule.bad.text], rule: .ledger).findings.all
    #expect(bad.contains { $0.code == code && $0.severity == rule.severity })
    #expect(replay(["a.jsonl": rule.good.text], rule: .ledger).findings.all.isEmpty)
  }

  @Test(
    "a bad row has the finding that it is the example of, a good one has none", arguments: rowCodes)
  func rows(_ code: String) throws {
    let rule = try rule(code)
    let found = [rule.bad, rule.good].map { example in
      let files = MemoryWorkspace(texts: ["row.json": example.text])
      return RowExplanation(Path("row.json"), at: day(100), in: files).findings.all
    }
    #expect(found[0].contains { $0.code == code && $0.severity == rule.severity })
    #expect(found[1].isEmpty)
  }
}
