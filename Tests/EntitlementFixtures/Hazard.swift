package import Entitlements

/// One of the fifteen histories in which a rule for one row can go wrong.
package struct Hazard: Sendable, CustomStringConvertible {
  package let name: String
  package let history: [Body]
  package let now: Instant
  /// Whether the account is entitled by the literal rule, and by the ledger.
  package let literal: Bool
  package let ledger: Bool

  package var description: String { name }

  private typealias Apple = RevenueCatBody
  private typealias Creem = CreemBody

  private init(
    _ name: String, now: Instant, literal: Bool, ledger: Bool, _ history: [Body]
  ) {
    self.name = name
    self.history = history
    self.now = now
    self.literal = literal
    self.ledger = ledger
  }

  package static let all = lifetimes + deadRows + lateEvents + agreements

  private static let life = "410000000900"

  private static func lifetime(_ time: Instant) -> Body {
    Apple.event("NON_RENEWING_PURCHASE", at: time, line: life)
  }

  private static func lifetimeRefund(_ time: Instant, bought: Instant) -> Body {
    Apple.event(
      "CANCELLATION", at: time, line: life, from: bought,
      ["cancel_reason": "CUSTOMER_SUPPORT", "price": -99])
  }

  private static let lifetimes = [
    Hazard(
      "T1 Apple lifetime, then a Creem month that ends", now: day(200), literal: true, ledger: true,
      [lifetime(day(90)), Creem.event("subscription.paid", at: day(100), to: day(130))]),
    Hazard(
      "T2 a Creem month that ends, then Apple lifetime", now: day(200), literal: true, ledger: true,
      [Creem.event("subscription.paid", at: day(100), to: day(130)), lifetime(day(110))]),
    Hazard(
      "T3 Apple lifetime while an Apple month runs out", now: day(121), literal: false,
      ledger: true,
      [
        Apple.event("INITIAL_PURCHASE", at: day(90), to: day(120)), lifetime(day(100)),
        Apple.event("EXPIRATION", at: day(120), from: day(90), to: day(120)),
      ]),
    Hazard(
      "T6 a refunded Apple lifetime, then a Creem month", now: day(110), literal: true,
      ledger: true,
      [
        lifetime(day(80)), lifetimeRefund(day(85), bought: day(80)),
        Creem.event("subscription.paid", at: day(100), to: day(130)),
      ]),
    Hazard(
      "T12 a refunded lifetime alone", now: day(100), literal: false, ledger: false,
      [lifetime(day(90)), lifetimeRefund(day(95), bought: day(90))]),
  ]

  private static let deadRows = [
    Hazard(
      "T4 a Creem month, beside it a refunded Apple year", now: day(110), literal: false,
      ledger: true,
      [
        Creem.event("subscription.paid", at: day(100), to: day(130)),
        Apple.event(
          "EXPIRATION", at: day(105), from: day(95), to: day(460),
          ["expiration_reason": "CUSTOMER_SUPPORT"]),
      ]),
    Hazard(
      "T5 a refunded Creem year, then an Apple month", now: day(110), literal: false, ledger: true,
      [
        Creem.event("subscription.paid", at: day(95), to: day(460)),
        Creem.event(
          "subscription.expired", at: day(99), from: day(95), to: day(460), status: "expired"),
        Apple.event("INITIAL_PURCHASE", at: day(100), to: day(130)),
      ]),
    Hazard(
      "T13 an Apple month, beside it an unpaid Creem plan", now: day(110), literal: false,
      ledger: true,
      [
        Apple.event("INITIAL_PURCHASE", at: day(100), to: day(130)),
        Creem.event("subscription.unpaid", at: day(104), to: day(160), status: "unpaid"),
      ]),
    Hazard(
      "T14 a Creem year, an Apple month, then the year is refunded", now: day(120), literal: false,
      ledger: true,
      [
        Creem.event("subscription.paid", at: day(95), to: day(460)),
        Apple.event("INITIAL_PURCHASE", at: day(100), to: day(130)),
        Creem.ending("refund.created", at: day(110), from: day(95), to: day(460)),
      ]),
  ]

  private static let lateEvents = [
    Hazard(
      "T7 a renewal, then the first purchase, late", now: day(140), literal: false, ledger: true,
      [
        Apple.event("RENEWAL", at: day(130), to: day(160)),
        Apple.event("INITIAL_PURCHASE", at: day(100), to: day(130)),
      ]),
    Hazard(
      "T8 a renewal, then the expiration before it, late", now: day(140), literal: false,
      ledger: true,
      [
        Apple.event("RENEWAL", at: day(130.1), from: day(130.1), to: day(160)),
        Apple.event("EXPIRATION", at: day(130), from: day(100), to: day(130)),
      ]),
    Hazard(
      "T11 a payment, then the undated sync event", now: day(110), literal: false, ledger: true,
      [
        Creem.event("subscription.paid", at: day(100), to: day(130)),
        Creem.event("subscription.active", at: day(100)),
      ]),
  ]

  private static let agreements = [
    Hazard(
      "T9 a Creem month, beside it a canceled Apple plan that lasts longer", now: day(150),
      literal: true, ledger: true,
      [
        Creem.event("subscription.paid", at: day(100), to: day(130)),
        Apple.event("CANCELLATION", at: day(105), from: day(100), to: day(160)),
      ]),
    Hazard(
      "T10 two plans with one end", now: day(110), literal: true, ledger: true,
      [
        Creem.event("subscription.paid", at: day(100), to: day(130)),
        Apple.event("INITIAL_PURCHASE", at: day(101), to: day(130)),
      ]),
    Hazard(
      "T15 a plan that ends now", now: day(100), literal: false, ledger: false,
      [Apple.event("INITIAL_PURCHASE", at: day(70), to: day(100))]),
  ]
}
