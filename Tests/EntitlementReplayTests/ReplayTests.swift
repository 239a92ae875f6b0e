import Diagnostics
import Documents
import EntitlementFixtures
import EntitlementReplay
import Entitlements
import Fixtures
import Testing

@Suite("Replay")
struct ReplayTests {
  private static let purchase = RevenueCatBody.event(
    "INITIAL_PURCHASE", at: day(100), to: day(130))
  private static let renewal = RevenueCatBody.event("RENEWAL", at: day(130), to: day(160))

  @Test("a known hazard is reported where the rules part", arguments: Hazard.all)
  func hazards(_ hazard: Hazard) {
    let outcome = replay(["a.jsonl": lines(hazard.history)], now: hazard.now)
    #expect(outcome.isEntitled(by: "literal") == hazard.literal)
    #expect(outcome.isEntitled(by: "ledger") == hazard.ledger)
    #expect(outcome.summary["agree"] == .bool(hazard.literal == hazard.ledger))
    let codes = outcome.findings.all.map(\.code)
    #expect(codes.contains("entitlement-rules-disagree") == (hazard.literal != hazard.ledger))
  }

  @Test("rules that agree again have their first difference told in a note")
  func differed() {
    let history = [
      Self.renewal,
      RevenueCatBody.event("EXPIRATION", at: day(129), from: day(100), to: day(130)),
      RevenueCatBody.event("RENEWAL", at: day(150), to: day(210)),
    ]
    let outcome = replay(["a.jsonl": lines(history)])
    #expect(outcome.summary["agree"] == true)
    #expect(outcome.summary["firstDifference"] == .string(day(130).description))
    #expect(outcome.places == ["entitlement-rules-differed:0"])
  }

  @Test("a damaged line is a finding at its place, and the others count")
  func damagedLine() {
    let text = lines([Self.purchase]) + "{\"event\": {\"type\": \n\n" + lines([Self.renewal])
    let outcome = replay(["a.jsonl": text], rule: .ledger, now: day(140))
    #expect(outcome.places == ["event-unreadable:2"])
    #expect(outcome.summary["entitled"] == true)
  }

  @Test(
    "one history reads the same in every form",
    arguments: [
      "{A}\n{B}\n", "{A}\r\n{B}", "[{A},{B}]", "[\n  {A},\n  {B}\n]\n", "\u{FEFF}[{A} , {B}]",
      "{A}\n\n  {B}\n", "\n{A}\n{B}",
    ])
  func forms(_ form: String) {
    let text = form.replacing("{A}", with: Self.purchase.json)
      .replacing("{B}", with: Self.renewal.json)
    let outcome = replay(["a.json": text], rule: .ledger, now: day(140))
    #expect(outcome.findings.all.isEmpty)
    #expect(outcome.summary["entitled"] == true)
    #expect(outcome.summary["events"]?["applied"] == 2)
  }

  @Test("an object over many lines is one event, and its faults have their own lines")
  func pretty() {
    let text = Self.purchase.with(["pad": nil]).json.replacing(",", with: ",\n")
      .replacing("\"expiration_at_ms\":\(day(130).milliseconds)", with: "\"expiration_at_ms\":-1")
    let outcome = replay(["a.json": text], rule: .ledger)
    let bad = outcome.findings.all.first { $0.code == "event-time-implausible" }
    let line = text.split(separator: "\n").firstIndex { $0.contains("expiration_at_ms") }
    #expect(bad?.location?.start?.line == line.map { $0 + 1 })
  }

  @Test(
    "a list that is damaged says so and gives what it holds",
    arguments: ["[{A}", "[{A},]", "[{A}]x", "[{A} {A}]", "[{A},,]", "{A}]"])
  func damagedList(_ form: String) {
    let text = form.replacing("{A}", with: Self.purchase.json)
    let outcome = replay(["a.json": text], rule: .ledger, now: day(110))
    #expect(
      outcome.findings.all.contains { $0.code == "event-unreadable" } || form == "[{A},]", "[{A}]x")
    #expect(outcome.summary["entitled"] == true)
  }

  @Test("a first line that is damaged doesn't swallow the rest of an unnamed file")
  func damagedFirstLine() {
    let text = "{\"event\": {\n" + lines([Self.purchase])
    let outcome = replay(["events": text], rule: .ledger, now: day(110))
    #expect(outcome.places == ["event-unreadable:1"])
    #expect(outcome.summary["entitled"] == true)
  }

  @Test(
    "what is no event at all is a finding",
    arguments: ["Bad gateway", "<html>\n</html>", "\"a\"", "17"])
  func nonsense(_ text: String) {
    #expect(!replay(["a.json": text]).findings.all.isEmpty)
    #expect(replay(["a.json": text]).findings.hasErrors)
  }

  @Test("a line that is longer than any event is passed over")
  func longLine() {
    let text = "{" + String(repeating: "a", count: 1 << 21) + "\n" + lines([Self.purchase])
    let outcome = replay(["a.jsonl": text], rule: .ledger, now: day(110))
    #expect(outcome.places == ["event-unreadable:1"])
    #expect(outcome.summary["entitled"] == true)
  }

  @Test("a million faults are a hundred and their number")
  func capped() {
    let outcome = replay(["a.jsonl": String(repeating: "x\n", count: 5000)])
    #expect(outcome.findings.all.count == 101)
    #expect(outcome.findings.all.last?.message == "4900 more like this are not listed")
  }

  @Test("seconds are told at the field, and their event is left out")
  func seconds() {
    let body = RevenueCatBody.event(
      "RENEWAL", at: day(100), to: day(130), ["event_timestamp_ms": 1_775_865_600])
    let outcome = replay(["a.jsonl": lines([body])], rule: .ledger, now: day(110))
    #expect(outcome.places == ["event-time-seconds:1"])
    #expect(outcome.summary["entitled"] == false)
  }

  @Test("what happened after the moment that is asked about is left out")
  func future() {
    let outcome = replay(
      ["a.jsonl": lines([Self.purchase, Self.renewal])], rule: .ledger, now: day(120))
    #expect(outcome.places == ["event-from-the-future:2"])
    #expect(outcome.summary["until"] == .string(day(130).description))
  }

  @Test("events of the other environment are left out, and counted")
  func environments() {
    let sandbox = RevenueCatBody.event(
      "EXPIRATION", at: day(101), to: day(101), ["environment": "SANDBOX"])
    let outcome = replay(
      ["a.jsonl": lines([Self.purchase, sandbox, sandbox])], rule: .ledger, now: day(110))
    #expect(outcome.places == ["event-other-environment:2"])
    #expect(outcome.summary["entitled"] == true)
    #expect(!outcome.findings.hasErrors)
  }

  @Test("odd events are named and do no harm")
  func oddEvents() {
    let bodies = [
      RevenueCatBody.event("BRAND_NEW", at: day(100)),
      RevenueCatBody.event(
        "RENEWAL", at: day(101), to: day(130), ["entitlement_ids": .some(.null)]),
      RevenueCatBody.event("RENEWAL", at: day(102), ["id": nil]),
      CreemBody.event("subscription.update", at: day(103), to: day(130), status: "dormant"),
    ]
    let outcome = replay(["a.jsonl": lines(bodies)], rule: .ledger, now: day(110))
    #expect(
      outcome.places == [
        "event-type-unknown:1", "event-without-entitlement:2", "event-without-dates:3",
        "event-without-id:3", "event-status-unknown:4",
      ])
    #expect(outcome.summary["entitled"] == false)
  }

  @Test("several accounts each have their end, unless one is asked for")
  func accounts() {
    let files = [
      "a.jsonl": lines([
        Self.purchase,
        RevenueCatBody.event("RENEWAL", at: day(101), line: "2", to: day(90), user: "b"),
      ])
    ]
    let all = replay(files, rule: .ledger, now: day(110))
    guard case .array(let users)? = all.summary["users"] else {
      Issue.record("there are no users")
      return
    }
    #expect(users.map { $0["entitled"] } == [true, false])
    #expect(replay(files, rule: .ledger, now: day(110), user: "b").summary["entitled"] == false)
  }

  @Test("an account that nobody speaks of is said to be none")
  func unknownAccount() {
    let outcome = replay(
      ["a.jsonl": lines([Self.purchase])], rule: .ledger, now: day(110), user: "nobody")
    #expect(outcome.places == ["entitlement-user-unknown:0"])
    #expect(outcome.summary["entitled"] == false)
  }

  @Test("a missing file is a finding, an empty one a warning, and both hide nothing")
  func files() {
    let outcome = replay(
      ["a.jsonl": lines([Self.purchase]), "b.jsonl": " \n"], rule: .ledger, now: day(110),
      operands: ["b.jsonl", "c.jsonl", "a.jsonl"])
    #expect(outcome.places == ["event-file-empty:0", "event-file-unreadable:0"])
    #expect(outcome.summary["entitled"] == true)
  }

  @Test("UTF-16 is told once")
  func utf16() {
    let files = MemoryWorkspace(["a.jsonl": [0xFF, 0xFE, 0x7B, 0x00, 0x0A, 0x00, 0x7D, 0x00]])
    var replay = Replay(ReplayOptions(rule: .ledger, now: day(0)), in: files)
    #expect(replay.run(["a.jsonl"]).places == ["event-unreadable:1"])
  }

  @Test("the table has a line for each event and rule, and no control characters")
  func table() {
    let odd = RevenueCatBody.event("BELL\\u0007", at: day(101), to: day(130))
    let table = ReplayTable(showsUser: true)
    var text = ""
    _ = replay(["a.jsonl": lines([Self.purchase, odd])], now: day(110)) { text += table.lines($0) }
    let rows = text.split(separator: "\n")
    #expect(rows.count == 4)
    #expect(rows[0].hasPrefix("2026-04-11T00:00:00Z      INITIAL_PURCHASE"))
    #expect(rows.allSatisfy { $0.hasSuffix("yes") })
    #expect(!text.contains("\u{7}"))
  }

  @Test("files cut anywhere read the same", arguments: 0..<40)
  func pieces(_ seed: UInt64) {
    let bodies = RandomHistory(seed: seed).bodies
    let texts = [lines(bodies), Body.list(bodies).json.replacing(",", with: " ,\n")]
    for text in texts {
      let bytes = Array(text.utf8)
      var random = SeededGenerator(seed: seed)
      let whole = Cut(bytes: bytes, sizes: [bytes.count])
      let cut = Cut(
        bytes: bytes, sizes: (0..<200).map { _ in Int.random(in: 1...90, using: &random) })
      let outcomes = [whole, cut].map { workspace in
        var replay = Replay(ReplayOptions(rule: .both, now: day(110)), in: workspace)
        return replay.run(["a"])
      }
      #expect(outcomes[0].summary == outcomes[1].summary)
      #expect(outcomes[0].findings.sorted == outcomes[1].findings.sorted)
    }
  }

  @Test("damaged files are read or refused, and never crash", arguments: 0..<20)
  func fuzz(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let bodies = RandomHistory(seed: seed).bodies
    for text in [lines(bodies), Body.list(bodies).json] {
      var bytes = Array(text.utf8)
      for _ in 0..<12 {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      var replay = Replay(
        ReplayOptions(rule: .both, now: day(110)), in: MemoryWorkspace(["a": bytes]))
      _ = replay.run(["a"])
    }
  }

  @Test("every rule has a code of its own and says what to do")
  func rules() {
    let codes = EntitlementRules.all.map(\.code)
    #expect(Set(codes).count == codes.count)
    #expect(EntitlementRules.all.allSatisfy { !$0.cure.isEmpty && !$0.bad.text.isEmpty })
  }
}
