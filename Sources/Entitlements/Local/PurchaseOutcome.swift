/// What a purchase call came back with; none of these is access.
public enum PurchaseOutcome: Sendable, Hashable, CaseIterable {
  /// The store says that it is bought.
  case purchased
  /// The person left.
  case cancelled
  /// Somebody must approve it first.
  case pending
  /// It failed.
  case failed
}
