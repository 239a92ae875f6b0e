/// Purchases that move from some accounts to another.
public struct Transfer: Sendable, Hashable {
  /// Whose they were.
  public let from: [UserID]
  /// Whose they are from then on: the first that the event names.
  public let to: UserID

  /// A move of purchases.
  public init(from: [UserID], to: UserID) {
    self.from = from
    self.to = to
  }
}
