import EntitlementFixtures
import Entitlements
import Testing

@Suite("Creem webhooks")
struct CreemDecodingTests {
  private typealias Creem = CreemBody

  @Test(
    "the type decides, whatever the object's status says",
    arguments: [
      ("subscription.paid", SubscriptionStatus.active), ("subscription.active", .active),
      ("subscription.trialing", .trialing), ("subscription.canceled", .canceled),
      ("subscription.scheduled_cancel", .canceled), ("subscription.past_due", .unpaid),
      ("subscription.unpaid", .unpaid), ("subscription.paused", .unpaid),
      ("subscription.expired", .expired),
    ], ["active", "expired", "odd"])
  func statuses(_ expectation: (String, SubscriptionStatus), _ word: String) {
    let body = Creem.event(expectation.0, at: day(100), to: day(130), status: word)
    #expect(statement(body)?.status == expectation.1)
  }

  @Test(
    "an update says what the object's status says",
    arguments: [
      ("active", SubscriptionStatus.active), ("scheduled_cancel", .canceled),
      ("past_due", .unpaid), ("paused", .unpaid), ("expired", .expired), ("odd", .unknown),
    ])
  func updates(_ word: String, _ status: SubscriptionStatus) {
    let body = Creem.event("subscription.update", at: day(100), to: day(130), status: word)
    #expect(statement(body)?.status == status)
    #expect(remarks(body) == (status == .unknown ? [.unknownStatus("odd")] : []))
  }

  @Test("the sync event carries no dates")
  func undated() {
    let body = Creem.event("subscription.active", at: day(100))
    #expect(statement(body)?.period == nil)
    #expect(remarks(body).isEmpty)
  }

  @Test("a one-time checkout is for ever, a subscription's says nothing")
  func checkout() throws {
    #expect(statement(Creem.checkout(at: day(100)))?.kind == .oneTime)
    let recurring = Creem.checkout(at: day(100), ["subscription": ["id": "sub_1"]])
    #expect(
      try EventDecoder().decode(recurring.bytes).event.change == .nothing(.recurringCheckout))
  }

  @Test("a checkout that is not paid opens nothing")
  func unpaidCheckout() throws {
    let body = Creem.checkout(
      at: day(100), ["order": ["id": "ord_1", "status": "pending", "type": "onetime"]])
    #expect(try EventDecoder().decode(body.bytes).event.change == .nothing(.notCompleted))
  }

  @Test(
    "a refund and a dispute end their own purchase",
    arguments: ["refund.created", "dispute.created"])
  func ending(_ type: String) {
    let body = Creem.ending(type, at: day(110), line: "sub_7", from: day(100), to: day(130))
    #expect(statement(body)?.line == LineID(provider: .creem, id: "sub_7"))
    #expect(statement(body)?.standing == .revoked)
  }

  @Test("a refund of a one-time purchase ends its order")
  func orderRefund() {
    let body = Creem.ending(
      "refund.created", at: day(110), from: day(100), to: day(130),
      ["subscription": nil, "transaction": ["id": "tran_1", "order": "ord_harbor09"]])
    #expect(statement(body)?.line.id == statement(Creem.checkout(at: day(100)))?.line.id)
  }

  @Test("a refund in part, or one that failed, ends nothing")
  func noRefund() throws {
    let changes: [[String: Body?]] = [
      ["transaction": ["id": "tran_1", "status": "partialRefund"]], ["status": "failed"],
    ]
    for change in changes {
      let body = Creem.ending("refund.created", at: day(110), from: day(100), to: day(130), change)
      #expect(try EventDecoder().decode(body.bytes).event.change == .nothing(.notCompleted))
    }
  }

  @Test(
    "the account is looked for in one order",
    arguments: [
      (["metadata": ["userId": "u1", "user_id": "u2", "referenceId": "u3"]], "u1"),
      (["metadata": ["user_id": "u2", "referenceId": "u3"]], "u2"),
      (["metadata": ["referenceId": "u3"], "request_id": "u4"], "u3"),
      (["metadata": ["plan": "year"], "request_id": "u4"], "u4"),
      (["metadata": .some(.null)], "cust_harbor01"),
      (["metadata": nil, "customer": "cust_2"], "cust_2"),
    ] as [([String: Body?], String)])
  func account(_ changes: [String: Body?], _ user: String) {
    let body = Creem.event("subscription.paid", at: day(100), to: day(130), changes)
    #expect(statement(body)?.buyer.userID.text == user)
  }

  @Test(
    "test modes are the sandbox",
    arguments: [
      ("test", StoreEnvironment.sandbox), ("sandbox", .sandbox), ("local", .sandbox),
      ("prod", .production), ("live", .production),
    ])
  func modes(_ mode: String, _ environment: StoreEnvironment) throws {
    let body = Creem.event("subscription.paid", at: day(100), to: day(130), ["mode": .text(mode)])
    #expect(try EventDecoder().decode(body.bytes).event.environment == environment)
  }
}
