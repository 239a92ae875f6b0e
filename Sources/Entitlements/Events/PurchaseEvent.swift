/// A webhook of a provider, read: when it happened, and what it changes.
public struct PurchaseEvent: Sendable, Hashable {
  /// What an event changes.
  public enum Change: Sendable, Hashable {
    /// It says something about a purchase.
    case states(Statement)
    /// It moves purchases between accounts.
    case moves(Transfer)
    /// It changes nothing.
    case nothing(Silence)
  }

  /// Why an event changes nothing.
  public enum Silence: Sendable, Hashable {
    /// Its type never says anything about access.
    case byType
    /// Its type is not known here.
    case unknownType
    /// The product is attached to no entitlement, so it can open nothing.
    case noEntitlement
    /// A subscription's checkout, whose own events say when it is paid.
    case recurringCheckout
    /// A checkout or refund that was not carried through, or not in full.
    case notCompleted
  }

  /// Whose webhook it came through.
  public let source: EventSource
  /// The provider's id of the event, the same in every delivery; nil where it has none.
  public let id: String?
  /// The type in the provider's own words.
  public let type: String
  /// When it happened, by the provider's clock.
  public let time: Instant
  /// Whether money moved.
  public let environment: StoreEnvironment
  /// The account that it names; nil for a transfer.
  public let user: UserID?
  /// What it changes.
  public let change: Change

  /// An event.
  public init(
    source: EventSource, id: String?, type: String, time: Instant,
    environment: StoreEnvironment = .production, user: UserID?, change: Change
  ) {
    self.source = source
    self.id = id
    self.type = type
    self.time = time
    self.environment = environment
    self.user = user
    self.change = change
  }
}

extension PurchaseEvent.Silence: CustomStringConvertible {
  /// The reason as people read it.
  public var description: String {
    switch self {
    case .byType: "says nothing about access"
    case .unknownType: "type not known"
    case .noEntitlement: "attached to no entitlement"
    case .recurringCheckout: "the subscription's own events decide"
    case .notCompleted: "not completed in full"
    }
  }
}
