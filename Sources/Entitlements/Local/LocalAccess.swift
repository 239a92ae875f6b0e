/// What one running app knows about its purchases, between the paywall and the authority.
///
/// Exposure belongs to the presenter alone, access to the authority alone. A purchase callback
/// never grants: a completed purchase is a reason to ask the authority, not an answer. Every change
/// of identity begins a new generation, and what was asked in an earlier one no longer counts. A
/// reading is good for a minute; access lapses by itself when no fresher one comes.
public struct LocalAccess: Sendable, Hashable {
  /// How long a reading is good for, milliseconds.
  public static let readingLifetime: Int64 = 60_000
  /// How many callback ids are kept to know a repeat by.
  static let rememberedCallbacks = 1000

  /// Whom the app acts for.
  public private(set) var subject: SubjectID
  /// Counts the changes of identity; it never goes back.
  public private(set) var generation = 0
  /// The last paywall that was shown, with the identity that saw it.
  public private(set) var exposure: Exposure?
  /// What the last purchase call came back with.
  public private(set) var outcome: PurchaseOutcome?
  /// When the authority last looked, by its own clock.
  public private(set) var lastObservation: Instant?
  private var isActive = false
  private var callbacks: [String] = []
  private let presenter: Party
  private let authority: Party
  private let clockSkew: Int64

  /// The state of an app that has asked nothing yet.
  ///
  /// - Parameters:
  ///   - subject: A new anonymous identity, never personal data.
  ///   - presenter: Who shows paywalls.
  ///   - authority: Who decides access: RevenueCat's readback where Apple is the only shop, the row
  ///     of the table where there are others.
  ///   - clockSkew: How far ahead the authority's clock may run before a reading counts as from the
  ///     future, milliseconds, not negative. With 0, a device whose clock is a second slow never
  ///     gets access.
  public init(
    subject: SubjectID, presenter: Party = .superwall, authority: Party, clockSkew: Int64 = 0
  ) {
    precondition(clockSkew >= 0, "a clock skew is not negative")
    self.subject = subject
    self.presenter = presenter
    self.authority = authority
    self.clockSkew = clockSkew
  }

  /// Records that a paywall was shown; access stays as it is.
  public mutating func present(
    assignmentID: String, by party: Party, at now: Instant
  ) throws(AccessRefusal) {
    guard party == presenter, !assignmentID.isEmpty else { throw .notThePresenter }
    exposure = Exposure(assignmentID: assignmentID, subject: subject, presentedAt: now)
  }

  /// Takes another identity, even the same one again: what was known about access is void at once.
  ///
  /// The exposure keeps the identity that saw it, for an explicit join.
  public mutating func identify(_ subject: SubjectID) {
    self.subject = subject
    generation += 1
    isActive = false
    lastObservation = nil
    outcome = nil
  }

  /// Goes back to an anonymous identity; exposure and callbacks are forgotten too.
  public mutating func logOut(to anonymous: SubjectID) {
    identify(anonymous)
    exposure = nil
    callbacks.removeAll()
  }

  /// Notes what a purchase call came back with.
  ///
  /// One of an earlier generation, or one that was seen, is passed over.
  public mutating func purchaseCallback(id: String, _ outcome: PurchaseOutcome, generation: Int) {
    guard generation == self.generation, !callbacks.contains(id) else { return }
    if callbacks.count == Self.rememberedCallbacks { callbacks.removeFirst() }
    callbacks.append(id)
    self.outcome = outcome
  }

  /// Takes in what the authority says.
  ///
  /// - Throws: `AccessRefusal`. What is not from the authority or not about this identity changes
  ///   nothing; what is stale, from the future or out of order closes access.
  public mutating func observe(
    _ reading: AccessReading, by party: Party, at now: Instant
  ) throws(AccessRefusal) {
    guard party == authority else { throw .notTheAuthority }
    guard reading.subject == subject, reading.generation == generation else {
      throw .otherIdentity
    }
    let age = now.milliseconds(since: reading.observedAt)
    guard age >= -clockSkew, age <= Self.readingLifetime,
      lastObservation.map({ reading.observedAt >= $0 }) ?? true
    else {
      isActive = false
      throw .stale
    }
    lastObservation = reading.observedAt
    isActive = reading.isActive
  }

  /// What the app may believe at a moment.
  public func projection(at now: Instant) -> AccessProjection {
    guard let lastObservation else { return .unknown }
    let age = now.milliseconds(since: lastObservation)
    guard age >= -clockSkew, age < Self.readingLifetime else { return .unknown }
    return isActive ? .active : .inactive
  }

  /// Whether a gate may be open at a moment.
  public func hasAccess(at now: Instant) -> Bool { projection(at: now) == .active }
}
