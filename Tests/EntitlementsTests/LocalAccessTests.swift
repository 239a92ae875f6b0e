import EntitlementFixtures
import Entitlements
import Testing

@Suite("LocalAccess")
struct LocalAccessTests {
  private let anonymous: SubjectID
  private let account: SubjectID
  private let start: LocalAccess
  private let now = day(100)

  init() throws {
    anonymous = try #require(SubjectID("anonymous-1"))
    account = try #require(SubjectID("account-1"))
    start = LocalAccess(subject: anonymous, authority: .revenueCat)
  }

  private func after(_ seconds: Double) -> Instant {
    Instant(milliseconds: now.milliseconds + Int64(seconds * 1000))
  }

  private func reading(
    _ active: Bool, of state: LocalAccess, at time: Instant
  ) -> AccessReading {
    AccessReading(
      subject: state.subject, generation: state.generation, isActive: active, observedAt: time)
  }

  private func active(at time: Instant) throws -> LocalAccess {
    var state = start
    try state.observe(reading(true, of: state, at: time), by: .revenueCat, at: time)
    return state
  }

  @Test("it starts without access and without knowledge")
  func invariant1() {
    #expect(!start.hasAccess(at: now))
    #expect(start.projection(at: now) == .unknown)
  }

  @Test("a purchase callback never grants and never revokes", arguments: PurchaseOutcome.allCases)
  func invariant2(_ outcome: PurchaseOutcome) throws {
    var closed = start
    closed.purchaseCallback(id: "c1", outcome, generation: 0)
    #expect(!closed.hasAccess(at: now))
    #expect(closed.outcome == outcome)
    var open = try active(at: now)
    open.purchaseCallback(id: "c1", outcome, generation: 0)
    #expect(open.hasAccess(at: now))
  }

  @Test(
    "only the authority says anything about access", arguments: [Party.superwall, .subscriptionRow])
  func invariant3(_ party: Party) {
    var state = start
    #expect(throws: AccessRefusal.notTheAuthority) {
      try state.observe(reading(true, of: state, at: now), by: party, at: now)
    }
    #expect(state == start)
  }

  @Test("the row can be the authority, and then the readback is not")
  func otherAuthority() throws {
    var state = LocalAccess(subject: anonymous, authority: .subscriptionRow)
    try state.observe(reading(true, of: state, at: now), by: .subscriptionRow, at: now)
    #expect(state.hasAccess(at: now))
    #expect(throws: AccessRefusal.notTheAuthority) {
      try state.observe(reading(true, of: state, at: now), by: .revenueCat, at: now)
    }
  }

  @Test("a reading of another identity or generation changes nothing")
  func invariant4() {
    let others = [
      AccessReading(subject: account, generation: 0, isActive: true, observedAt: now),
      AccessReading(subject: anonymous, generation: 1, isActive: true, observedAt: now),
    ]
    for other in others {
      var state = start
      #expect(throws: AccessRefusal.otherIdentity) {
        try state.observe(other, by: .revenueCat, at: now)
      }
      #expect(state == start)
    }
  }

  @Test("a reading is accepted up to a minute old, and in order", arguments: [0, 1, 59.999, 60])
  func invariant5(_ age: Double) throws {
    var state = start
    try state.observe(reading(true, of: state, at: now), by: .revenueCat, at: after(age))
    #expect(state.lastObservation == now)
  }

  @Test("a stale reading closes access and keeps the time of the last one")
  func invariant6() throws {
    var state = try active(at: now)
    #expect(throws: AccessRefusal.stale) {
      try state.observe(reading(true, of: state, at: after(1)), by: .revenueCat, at: after(61.001))
    }
    #expect(!state.hasAccess(at: after(2)))
    #expect(state.lastObservation == now)
  }

  @Test("access lapses by itself at a full minute")
  func invariant7() throws {
    let state = try active(at: now)
    #expect(state.projection(at: after(59.999)) == .active)
    #expect(state.projection(at: after(60)) == .unknown)
    #expect(state.projection(at: after(-0.001)) == .unknown)
  }

  @Test("another identity, or the same again, voids access and keeps the exposure as it was")
  func invariant8() throws {
    for subject in [account, anonymous] {
      var state = try active(at: now)
      try state.present(assignmentID: "a1", by: .superwall, at: now)
      state.purchaseCallback(id: "c1", .purchased, generation: 0)
      state.identify(subject)
      #expect(state.generation == 1)
      #expect(state.projection(at: now) == .unknown)
      #expect(state.outcome == nil)
      #expect(state.exposure?.subject == anonymous)
      state.purchaseCallback(id: "c1", .failed, generation: 1)
      #expect(state.outcome == nil)
    }
  }

  @Test("logging out forgets exposure and callbacks too")
  func invariant9() throws {
    var state = try active(at: now)
    try state.present(assignmentID: "a1", by: .superwall, at: now)
    state.purchaseCallback(id: "c1", .purchased, generation: 0)
    state.logOut(to: anonymous)
    #expect(state.exposure == nil)
    #expect(!state.hasAccess(at: now))
    state.purchaseCallback(id: "c1", .failed, generation: 1)
    #expect(state.outcome == .failed)
  }

  @Test("the generation only goes up")
  func invariant10() {
    var state = start
    let generations = (0..<5).map { step in
      if step.isMultiple(of: 2) { state.identify(account) } else { state.logOut(to: anonymous) }
      return state.generation
    }
    #expect(generations == [1, 2, 3, 4, 5])
  }

  @Test("a callback of an earlier generation is passed over, and its id stays free")
  func invariant11() {
    var state = start
    state.identify(account)
    state.purchaseCallback(id: "c1", .purchased, generation: 0)
    #expect(state.outcome == nil)
    state.purchaseCallback(id: "c1", .pending, generation: 1)
    state.purchaseCallback(id: "c1", .failed, generation: 1)
    #expect(state.outcome == .pending)
  }

  @Test("only the presenter records an exposure, with an assignment, and access stays")
  func invariant12() throws {
    var state = try active(at: now)
    let before = state
    #expect(throws: AccessRefusal.notThePresenter) {
      try state.present(assignmentID: "a1", by: .revenueCat, at: now)
    }
    #expect(throws: AccessRefusal.notThePresenter) {
      try state.present(assignmentID: "", by: .superwall, at: now)
    }
    #expect(state == before)
    try state.present(assignmentID: "a1", by: .superwall, at: now)
    #expect(state.hasAccess(at: now))
  }

  @Test("it is a value")
  func invariant13() {
    var copy = start
    copy.identify(account)
    #expect(start.generation == 0)
  }

  @Test("a reading of exactly a minute is accepted and tells nothing")
  func edgeA() throws {
    var state = start
    try state.observe(reading(true, of: state, at: now), by: .revenueCat, at: after(60))
    #expect(state.projection(at: after(60)) == .unknown)
  }

  @Test("an older reading after a newer one closes access, and the answer is no")
  func edgeB() throws {
    var state = try active(at: now)
    #expect(throws: AccessRefusal.stale) {
      try state.observe(reading(true, of: state, at: after(-1)), by: .revenueCat, at: after(1))
    }
    #expect(state.projection(at: after(1)) == .inactive)
  }

  @Test("a server clock that is ahead is refused without an allowance, accepted within one")
  func edgeC() throws {
    var strict = start
    #expect(throws: AccessRefusal.stale) {
      try strict.observe(reading(true, of: strict, at: after(1)), by: .revenueCat, at: now)
    }
    var lenient = LocalAccess(subject: anonymous, authority: .revenueCat, clockSkew: 2000)
    try lenient.observe(reading(true, of: lenient, at: after(1)), by: .revenueCat, at: now)
    #expect(lenient.hasAccess(at: now))
    #expect(throws: AccessRefusal.stale) {
      try lenient.observe(reading(true, of: lenient, at: after(2.001)), by: .revenueCat, at: now)
    }
    #expect(!lenient.hasAccess(at: now))
  }

  @Test("of two readings of one moment the last counts")
  func edgeD() throws {
    var state = try active(at: now)
    try state.observe(reading(false, of: state, at: now), by: .revenueCat, at: now)
    #expect(state.projection(at: now) == .inactive)
  }

  @Test("nobody can log out or start as the empty identity")
  func edgesEAndF() {
    #expect(SubjectID("") == nil)
  }

  @Test("callback ids are forgotten in the end, the oldest first")
  func edgeG() {
    var state = start
    for number in 0...1000 {
      state.purchaseCallback(id: "c\(number)", .pending, generation: 0)
    }
    state.purchaseCallback(id: "c1000", .failed, generation: 0)
    #expect(state.outcome == .pending)
    state.purchaseCallback(id: "c0", .failed, generation: 0)
    #expect(state.outcome == .failed)
  }
}
