internal import Entitlements
internal import Fixtures

/// A history that no person would write: every type, in any order, with repeats, ties, transfers
/// and damage.
package struct RandomHistory: Sendable {
  /// The bodies in the order of delivery.
  package let bodies: [Body]

  /// The accounts that it speaks of.
  package static let users = [
    RevenueCatBody.user, "7A1B2C3D-0000-4000-8000-00000000AB01", "Reader_9",
    "$RCAnonymousID:5511",
  ]

  package init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...14, using: &random)
    var bodies = (0..<count).map { Self.event($0, seed, &random) }
    for _ in 0..<Int.random(in: 0...3, using: &random) { bodies.append(random.pick(bodies)) }
    self.bodies = bodies
  }

  private static func event(
    _ number: Int, _ seed: UInt64, _ random: inout SeededGenerator
  ) -> Body {
    // Few days, so that events share a moment.
    let time = day(Double(Int.random(in: 90...102, using: &random)))
    let id = "h\(seed)-\(number)"
    let user = random.pick(users)
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<50: return apple(time, id, user, &random)
    case 50..<85: return creem(time, id, user, &random)
    case 85..<95:
      return RevenueCatBody.transfer(
        from: [random.pick(users)], to: [random.pick(users)], at: time, id: id)
    default:
      return CreemBody.checkout(
        at: time, order: "ord_\(Int.random(in: 0...1, using: &random))", user: user, id: id)
    }
  }

  private static let appleTypes = [
    "INITIAL_PURCHASE", "RENEWAL", "CANCELLATION", "UNCANCELLATION", "NON_RENEWING_PURCHASE",
    "SUBSCRIPTION_PAUSED", "EXPIRATION", "BILLING_ISSUE", "PRODUCT_CHANGE", "SUBSCRIPTION_EXTENDED",
    "TEMPORARY_ENTITLEMENT_GRANT", "REFUND_REVERSED", "TEST", "SOMETHING_NEW",
  ]

  private static func apple(
    _ time: Instant, _ id: String, _ user: String, _ random: inout SeededGenerator
  ) -> Body {
    let end = random.chance(15) ? nil : day(Double(random.pick([95, 101, 110, 130, 130, 460])))
    var changes: [String: Body?] = [
      "store": .text(random.pick(["APP_STORE", "APP_STORE", "PROMOTIONAL", "PLAY_STORE"]))
    ]
    if random.chance(15) { changes["cancel_reason"] = "CUSTOMER_SUPPORT" }
    if random.chance(10) { changes["cancel_reason"] = "BILLING_ERROR" }
    if random.chance(10) { changes["expiration_reason"] = "CUSTOMER_SUPPORT" }
    if random.chance(30) {
      changes["grace_period_expiration_at_ms"] = .number(day(112).milliseconds)
    }
    if random.chance(10) { changes["period_type"] = "TRIAL" }
    if random.chance(10) { changes["environment"] = "SANDBOX" }
    if random.chance(8) { changes["entitlement_ids"] = .some(.null) }
    if random.chance(5) { changes["original_transaction_id"] = .some(nil) }
    if random.chance(4) { changes["expiration_at_ms"] = .number(1_775_865_600) }
    if random.chance(3) { changes["event_timestamp_ms"] = .number(-5) }
    if random.chance(5) { changes["product_id"] = .some(.null) }
    return RevenueCatBody.event(
      random.pick(appleTypes), at: time, line: "4100\(Int.random(in: 0...3, using: &random))",
      from: day(Double(Int.random(in: 80...100, using: &random))), to: end, user: user, id: id,
      changes)
  }

  private static let creemTypes = [
    "subscription.active", "subscription.paid", "subscription.trialing", "subscription.canceled",
    "subscription.scheduled_cancel", "subscription.past_due", "subscription.unpaid",
    "subscription.expired", "subscription.paused", "subscription.update", "refund.created",
    "dispute.created", "subscription.renamed",
  ]

  private static func creem(
    _ time: Instant, _ id: String, _ user: String, _ random: inout SeededGenerator
  ) -> Body {
    let type = random.pick(creemTypes)
    let line = "sub_\(Int.random(in: 0...2, using: &random))"
    let (start, end) = (day(95), day(Double(random.pick([99, 110, 130, 460]))))
    var changes: [String: Body?] = [:]
    if random.chance(8) { changes["mode"] = "test" }
    if random.chance(15) { changes["metadata"] = .some(.null) }
    if type.hasPrefix("refund") || type.hasPrefix("dispute") {
      if random.chance(15) { changes["transaction"] = ["id": "tran_2", "status": "partialRefund"] }
      if random.chance(15) { changes["status"] = "failed" }
      if random.chance(20) { changes["subscription"] = .some(.text(line)) }
      return CreemBody.ending(
        type, at: time, line: line, from: start, to: end, user: user, id: id, changes)
    }
    return CreemBody.event(
      type, at: time, line: line, from: start, to: random.chance(20) ? nil : end,
      status: random.pick(["active", "canceled", "scheduled_cancel", "past_due", "paused", "odd"]),
      user: user, id: id, changes)
  }
}
