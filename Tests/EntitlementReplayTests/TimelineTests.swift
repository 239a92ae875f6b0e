import Diagnostics
import EntitlementFixtures
import EntitlementReplay
import Entitlements
import Testing

@Suite("Timeline")
struct TimelineTests {
  private func timeline(
    _ bodies: [Body], at now: Instant = day(150)
  ) -> (picture: Timeline?, findings: Findings) {
    var recorder = TimelineRecorder()
    _ = replay(["a.jsonl": lines(bodies)], now: now) { recorder.add($0) }
    var findings = Findings()
    let picture = Timeline(recorder, at: now, into: &findings)
    return (picture, findings)
  }

  @Test("a history is drawn with its purchases, its events and both rules' access")
  func drawn() {
    let svg = timeline(Hazard.all[2].history).picture?.svg ?? ""
    for text in [
      "apple 410000000001", "apple 410000000900", "NON_RENEWING_PURCHASE", "access, literal",
      "access, ledger", "now",
    ] {
      #expect(svg.contains(">\(text)<"))
    }
    #expect(svg.matches(of: /access from/).count == 2)
  }

  @Test("the same history gives the same bytes", arguments: 0..<10)
  func deterministic(_ seed: UInt64) {
    let bodies = RandomHistory(seed: seed).bodies.filter { $0.json.contains(RevenueCatBody.user) }
    #expect(timeline(bodies).picture?.svg == timeline(bodies).picture?.svg)
  }

  @Test("what an event says can't break out of the picture")
  func escaped() {
    let body = RevenueCatBody.event("<script>&\\u0001", at: day(100))
    let svg = timeline([body]).picture?.svg ?? ""
    #expect(svg.contains("&lt;script&gt;&amp;?"))
    #expect(!svg.contains("<script>"))
  }

  @Test("a lifetime and a grant to 2222 leave the rest its room")
  func farEnds() throws {
    let end = try #require(Instant("2222-01-01"))
    let bodies = [
      RevenueCatBody.event("NON_RENEWING_PURCHASE", at: day(100), line: "1", to: end),
      RevenueCatBody.event("NON_RENEWING_PURCHASE", at: day(101), line: "2"),
    ]
    #expect(timeline(bodies).picture?.svg.contains("2222-01-01T00:00:00Z") == true)
    #expect(timeline(bodies).picture?.svg.contains(">2226") == false)
  }

  @Test("several accounts, none, and thousands of events are no picture")
  func impossible() {
    let other = RevenueCatBody.event("RENEWAL", at: day(100), line: "2", user: "b")
    let many = (0..<401).map { RevenueCatBody.event("TEST", at: day(Double($0) / 10)) }
    for bodies in [[], [other, RevenueCatBody.event("TEST", at: day(100))], many] {
      let (picture, findings) = timeline(bodies)
      #expect(picture == nil)
      #expect(findings.all.map(\.code) == ["timeline-impossible"])
    }
  }
}
