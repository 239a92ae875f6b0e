import EntitlementFixtures
import Entitlements
import Fixtures
import Testing

@Suite("The two rules")
struct MergingRuleTests {
  @Test("a known hazard ends as it is known to", arguments: Hazard.all)
  func hazards(_ hazard: Hazard) throws {
    let user = try #require(UserID(RevenueCatBody.user))
    let literal = LiteralRule().after(hazard.history).row(of: user)
    let ledger = LedgerRule().after(hazard.history).row(of: user)
    #expect(literal?.isEntitled(at: hazard.now) == hazard.literal)
    #expect(ledger?.isEntitled(at: hazard.now) == hazard.ledger)
  }

  @Test("the order of arrival does not matter to the ledger", arguments: 0..<600)
  func order(_ seed: UInt64) {
    let bodies = RandomHistory(seed: seed).bodies
    let rows = LedgerRule().after(bodies).rows
    var random = SeededGenerator(seed: seed)
    for _ in 0..<6 {
      #expect(LedgerRule().after(bodies.shuffled(using: &random)).rows == rows)
    }
  }

  @Test("a history delivered again changes nothing in the ledger", arguments: 0..<200)
  func replay(_ seed: UInt64) {
    let bodies = RandomHistory(seed: seed).bodies
    let once = LedgerRule(remembering: 2).after(bodies)
    #expect(once.after(bodies).rows == once.rows)
    #expect(once.after(bodies.reversed()).rows == once.rows)
  }

  @Test("an added active line never closes the gate", arguments: 0..<200)
  func monotone(_ seed: UInt64) {
    let bodies = RandomHistory(seed: seed).bodies
    let rows = LedgerRule().after(bodies).rows
    let added = RandomHistory.users.map { user in
      RevenueCatBody.event(
        "INITIAL_PURCHASE", at: day(101), line: "new-\(user)", to: day(115), user: user)
    }
    let more = LedgerRule().after(bodies + added).rows
    for (before, after) in zip(rows, more) {
      for now in [day(96), day(111), day(129), day(200)] where before?.isEntitled(at: now) == true {
        #expect(after?.isEntitled(at: now) == true)
      }
    }
  }

  @Test("a row is entitled exactly when one of its lines is", arguments: 0..<200)
  func rowOfLines(_ seed: UInt64) throws {
    let ledger = LedgerRule().after(RandomHistory(seed: seed).bodies)
    for user in RandomHistory.users.compactMap({ UserID($0) }) {
      for now in [day(94), day(96), day(111), day(129), day(200)] {
        let lines = ledger.lines(of: user).contains { $0.accessEnd.isAfter(now) }
        #expect((ledger.row(of: user)?.isEntitled(at: now) ?? false) == lines)
      }
    }
  }

  @Test(
    "what is not known never opens a gate",
    arguments: ["subscription.update", "subscription.dormant"])
  func unknown(_ type: String) throws {
    let user = try #require(UserID(RevenueCatBody.user))
    let body = CreemBody.event(type, at: day(100), to: day(900), status: "dormant")
    #expect(LiteralRule().after([body]).row(of: user)?.isEntitled(at: day(101)) != true)
    #expect(LedgerRule().after([body]).row(of: user)?.isEntitled(at: day(101)) != true)
  }

  @Test("of equal ends the line that began first is the row")
  func ties() throws {
    let user = try #require(UserID(RevenueCatBody.user))
    let ledger = LedgerRule().after([
      RevenueCatBody.event("INITIAL_PURCHASE", at: day(100), line: "b", to: day(130)),
      RevenueCatBody.event("INITIAL_PURCHASE", at: day(99), line: "c", to: day(130)),
      CreemBody.event("subscription.paid", at: day(99), line: "a", to: day(130)),
    ])
    #expect(ledger.row(of: user)?.provider == .apple)
  }

  @Test("a refund stands until something newer is paid")
  func refundStands() throws {
    let user = try #require(UserID(RevenueCatBody.user))
    let refunded = [
      CreemBody.event("subscription.paid", at: day(100), to: day(130)),
      CreemBody.ending("refund.created", at: day(110), from: day(100), to: day(130)),
      CreemBody.event("subscription.canceled", at: day(111), from: day(100), to: day(130)),
      CreemBody.event("subscription.active", at: day(112)),
    ]
    #expect(LedgerRule().after(refunded).row(of: user)?.isEntitled(at: day(115)) == false)
    let paid = refunded + [CreemBody.event("subscription.paid", at: day(113), to: day(143))]
    #expect(LedgerRule().after(paid).row(of: user)?.isEntitled(at: day(115)) == true)
  }

  @Test("a transfer moves what was bought before it, whenever it arrives")
  func transfer() throws {
    let (from, to) = (try #require(UserID("a")), try #require(UserID("b")))
    let bodies = [
      RevenueCatBody.event("INITIAL_PURCHASE", at: day(100), to: day(130), user: "a"),
      RevenueCatBody.transfer(from: ["a"], to: ["b"], at: day(105)),
    ]
    for history in [bodies, bodies.reversed()] {
      let ledger = LedgerRule().after(history)
      #expect(ledger.row(of: from) == nil)
      #expect(ledger.row(of: to)?.isEntitled(at: day(110)) == true)
    }
  }

  @Test("accounts with more transfers than any honest one are refused them")
  func manyTransfers() throws {
    var ledger = LedgerRule()
    let (from, to) = (try #require(UserID("a")), try #require(UserID("b")))
    let effects = (0...10_000).map { number in
      ledger.apply(
        PurchaseEvent(
          source: .revenueCat, id: nil, type: "TRANSFER", time: day(Double(number)), user: nil,
          change: .moves(Transfer(from: [from], to: to)))
      ).effect
    }
    #expect(effects.last == .refused)
  }

  @Test("the first moment of difference is found between two events")
  func firstDifference() {
    var comparison = AccessComparison()
    comparison.change(literal: .until(day(10)), ledger: .until(day(10)), at: day(1))
    comparison.change(literal: .until(day(10)), ledger: .forever, at: day(3))
    comparison.change(literal: .forever, ledger: .forever, at: day(20))
    comparison.finish(at: day(30))
    #expect(comparison.firstDifference == day(10))
  }

  @Test("rules that differ only after the end have not differed")
  func noDifference() {
    var comparison = AccessComparison()
    comparison.change(literal: .until(day(10)), ledger: .forever, at: day(1))
    comparison.finish(at: Instant(milliseconds: day(10).milliseconds - 1))
    #expect(comparison.firstDifference == nil)
  }
}
