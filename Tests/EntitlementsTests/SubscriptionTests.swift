import EntitlementFixtures
import Entitlements
import Foundation
import Testing

@Suite("Subscription")
struct SubscriptionTests {
  private func row(
    _ status: SubscriptionStatus, _ kind: PurchaseKind, _ end: Instant?
  ) throws -> Subscription {
    let user = try #require(UserID("reader"))
    return Subscription(
      userID: user, provider: .apple, status: status, kind: kind, periodEnd: end)
  }

  @Test(
    "a plan is open to the last millisecond before its end",
    arguments: [SubscriptionStatus.active, .trialing, .canceled])
  func strictEnd(_ status: SubscriptionStatus) throws {
    let row = try row(status, .recurring, day(100))
    #expect(row.isEntitled(at: Instant(milliseconds: day(100).milliseconds - 1)))
    #expect(!row.isEntitled(at: day(100)))
  }

  @Test("a lifetime has no end", arguments: [SubscriptionStatus.active, .trialing])
  func lifetime(_ status: SubscriptionStatus) throws {
    #expect(try row(status, .oneTime, nil).isEntitled(at: Instant(milliseconds: .max)))
    #expect(try row(status, .oneTime, day(1)).isEntitled(at: day(2)))
  }

  @Test("a canceled lifetime without an end gives nothing")
  func canceledLifetime() throws {
    #expect(try !row(.canceled, .oneTime, nil).isEntitled(at: day(0)))
  }

  @Test("an end that is not known opens nothing", arguments: SubscriptionStatus.allCases)
  func unknownEnd(_ status: SubscriptionStatus) throws {
    #expect(try !row(status, .recurring, nil).isEntitled(at: Instant(milliseconds: .min)))
  }

  @Test(
    "a closed status opens nothing, whatever the dates say",
    arguments: [SubscriptionStatus.unpaid, .expired, .unknown], PurchaseKind.allCases)
  func closed(_ status: SubscriptionStatus, _ kind: PurchaseKind) throws {
    #expect(try !row(status, kind, day(900)).isEntitled(at: day(0)))
  }

  @Test(
    "a newer word decodes to what opens nothing",
    arguments: ["hibernating", "", "Active", "ACTIVE", "cancelled"])
  func newerWord(_ word: String) throws {
    let json = """
      {"user_id":"reader","provider":"apple","status":"\(word)","kind":"one_time","period_end":null}
      """
    let row = try JSONDecoder().decode(Subscription.self, from: Data(json.utf8))
    #expect(row.status == .unknown)
    #expect(!row.isEntitled(at: day(0)))
  }

  @Test("a row is written as it is read")
  func roundTrip() throws {
    let row = try row(.canceled, .recurring, day(40))
    let json = try JSONEncoder().encode(row)
    #expect(try JSONDecoder().decode(Subscription.self, from: json) == row)
  }

  @Test(
    "the reason says the same as the gate", arguments: SubscriptionStatus.allCases,
    [day(99), day(100), day(101)])
  func reasons(_ status: SubscriptionStatus, _ now: Instant) throws {
    let row = try row(status, .recurring, day(100))
    #expect(row.reason(at: now).contains("lasts to") == row.isEntitled(at: now))
  }

  @Test(
    "a gate never opens on an uncertain state",
    arguments: [AccessGate.signedOut, .loading, .failed, .known(nil)])
  func uncertain(_ gate: AccessGate) {
    #expect(!gate.isOpen(at: day(0)))
  }

  @Test("a gate opens on a row that is entitled")
  func open() throws {
    #expect(AccessGate.known(try row(.active, .oneTime, nil)).isOpen(at: day(0)))
  }
}
