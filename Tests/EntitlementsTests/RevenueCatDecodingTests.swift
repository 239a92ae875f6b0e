import EntitlementFixtures
import Entitlements
import Testing

@Suite("RevenueCat webhooks")
struct RevenueCatDecodingTests {
  private typealias Apple = RevenueCatBody

  @Test(
    "each type means what its name says",
    arguments: [
      ("INITIAL_PURCHASE", SubscriptionStatus.active), ("RENEWAL", .active),
      ("UNCANCELLATION", .active), ("SUBSCRIPTION_EXTENDED", .active),
      ("TEMPORARY_ENTITLEMENT_GRANT", .active), ("REFUND_REVERSED", .active),
      ("CANCELLATION", .canceled), ("SUBSCRIPTION_PAUSED", .canceled), ("EXPIRATION", .expired),
      ("BILLING_ISSUE", .unpaid), ("NON_RENEWING_PURCHASE", .active),
    ])
  func statuses(_ type: String, _ status: SubscriptionStatus) {
    #expect(statement(Apple.event(type, at: day(100), to: day(130)))?.status == status)
  }

  @Test(
    "these types change nothing, and are known",
    arguments: [
      "TEST", "PRODUCT_CHANGE", "INVOICE_ISSUANCE", "VIRTUAL_CURRENCY_TRANSACTION",
      "EXPERIMENT_ENROLLMENT", "SUBSCRIBER_ALIAS",
    ])
  func silent(_ type: String) throws {
    let body = Apple.event(type, at: day(100), to: day(130))
    let decoded = try EventDecoder().decode(body.bytes)
    #expect(decoded.event.change == .nothing(.byType))
    #expect(decoded.remarks.isEmpty)
  }

  @Test("a type that is not known is accepted and named")
  func unknownType() throws {
    let body = Apple.event("LOYALTY_GRANT", at: day(100), to: day(900))
    let decoded = try EventDecoder().decode(body.bytes)
    #expect(decoded.event.change == .nothing(.unknownType))
    #expect(decoded.remarks == [.unknownType])
    #expect(decoded.event.type == "LOYALTY_GRANT")
  }

  @Test("a trial is trialing")
  func trial() {
    let body = Apple.event(
      "INITIAL_PURCHASE", at: day(100), to: day(107), ["period_type": "TRIAL"])
    #expect(statement(body)?.status == .trialing)
  }

  @Test("a purchase without an end is for ever only where it doesn't renew")
  func withoutEnd() {
    #expect(statement(Apple.event("NON_RENEWING_PURCHASE", at: day(100)))?.kind == .oneTime)
    #expect(statement(Apple.event("INITIAL_PURCHASE", at: day(100)))?.kind == .recurring)
    #expect(remarks(Apple.event("INITIAL_PURCHASE", at: day(100))) == [.withoutDates])
  }

  @Test("a purchase whose end can't be read is never for ever", arguments: [1_775_865_600, -1, 0])
  func unreadableEnd(_ end: Int64) {
    let body = Apple.event(
      "NON_RENEWING_PURCHASE", at: day(100), ["expiration_at_ms": .number(end)])
    #expect(statement(body)?.kind == .recurring)
    #expect(statement(body)?.period == nil)
  }

  @Test("a granted lifetime ends in 2222")
  func granted() throws {
    let end = try #require(Instant("2222-11-30T00:00:00Z"))
    let body = Apple.event(
      "NON_RENEWING_PURCHASE", at: day(100), to: end, ["store": "PROMOTIONAL"])
    #expect(statement(body)?.line.provider == .promo)
    #expect(statement(body)?.period?.end == end)
  }

  @Test("a billing issue is open to the end of the grace period")
  func grace() {
    let body = Apple.event(
      "BILLING_ISSUE", at: day(130), from: day(100), to: day(130),
      ["grace_period_expiration_at_ms": .number(day(146).milliseconds)])
    #expect(statement(body)?.status == .active)
    #expect(statement(body)?.period?.end == day(146))
  }

  @Test("the cancellation that goes with a billing issue doesn't cut its grace period off")
  func graceOutlasts() throws {
    let user = try #require(UserID(Apple.user))
    let ledger = LedgerRule().after([
      Apple.event("INITIAL_PURCHASE", at: day(100), to: day(130)),
      Apple.event(
        "BILLING_ISSUE", at: day(130), from: day(100), to: day(130),
        ["grace_period_expiration_at_ms": .number(day(146).milliseconds)]),
      Apple.event(
        "CANCELLATION", at: day(130.001), from: day(100), to: day(130),
        ["cancel_reason": "BILLING_ERROR"]),
    ])
    #expect(ledger.row(of: user)?.isEntitled(at: day(140)) == true)
    #expect(ledger.row(of: user)?.isEntitled(at: day(146)) == false)
  }

  @Test("a refund is told by its reason or by a price below zero")
  func refund() {
    let byReason = Apple.event(
      "CANCELLATION", at: day(105), to: day(130), ["cancel_reason": "CUSTOMER_SUPPORT"])
    let byPrice = Apple.event("CANCELLATION", at: day(105), to: day(130), ["price": -4])
    #expect([byReason, byPrice].map { statement($0)?.standing } == [.revoked, .revoked])
    #expect([byReason, byPrice].map { statement($0)?.status } == [.expired, .expired])
  }

  @Test("a product of no entitlement opens nothing, but may end what is open")
  func noEntitlement() throws {
    let none: [String: Body?] = ["entitlement_ids": .some(.null)]
    let coins = Apple.event("NON_RENEWING_PURCHASE", at: day(100), none)
    #expect(try EventDecoder().decode(coins.bytes).event.change == .nothing(.noEntitlement))
    #expect(remarks(coins) == [.noEntitlement(product: "harbor.pro")])
    #expect(statement(Apple.event("EXPIRATION", at: day(130), none))?.status == .expired)
  }

  @Test("a transfer needs no account of its own")
  func transfer() throws {
    let body = Apple.transfer(from: ["a", "b"], to: ["B1", "c"], at: day(100))
    let event = try EventDecoder().decode(body.bytes).event
    let to = try #require(UserID("B1"))
    #expect(event.user == nil)
    #expect(event.change == .moves(Transfer(from: ["a", "b"].compactMap { UserID($0) }, to: to)))
  }

  @Test("fields of another kind cost no event")
  func otherKinds() {
    let body = Apple.event(
      "RENEWAL", at: day(100), to: day(130),
      [
        "price": "free", "store": 7, "aliases": "none", "original_transaction_id": 41,
        "expiration_at_ms": .text(String(day(130).milliseconds)), "period_type": [],
      ])
    #expect(statement(body)?.line == LineID(provider: Provider(rawValue: "7"), id: "41"))
    #expect(statement(body)?.period?.end == day(130))
  }

  @Test("an event is read with and without its envelope")
  func bare() throws {
    let whole = Apple.event("RENEWAL", at: day(100), to: day(130))
    guard case .object(let members) = whole, let event = members.last?.1 else { return }
    let decoder = EventDecoder()
    #expect(try decoder.decode(whole.bytes).event == decoder.decode(event.bytes).event)
  }

  @Test("without a transaction, the product of one account is the purchase")
  func withoutTransaction() {
    let missing: [String: Body?] = ["transaction_id": nil, "original_transaction_id": nil]
    let lines = ["a", "b"].map { user in
      statement(Apple.event("RENEWAL", at: day(100), to: day(130), user: user, missing))?.line.id
    }
    #expect(lines == ["harbor.pro of a", "harbor.pro of b"])
  }
}
