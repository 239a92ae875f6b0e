/// What the table says that an account owns: one row, whatever was bought where.
public struct Subscription: Sendable, Hashable {
  /// Whose it is.
  public let userID: UserID
  /// Who sold or gave it.
  public let provider: Provider
  /// What is said about it.
  public let status: SubscriptionStatus
  /// Whether it is for ever or for a period.
  public let kind: PurchaseKind
  /// The end of the period; nil for ever on a one-time purchase, on anything else not known.
  public let periodEnd: Instant?
  /// The product in its provider's own words.
  public let product: String?

  /// A row.
  public init(
    userID: UserID, provider: Provider, status: SubscriptionStatus, kind: PurchaseKind,
    periodEnd: Instant?, product: String? = nil
  ) {
    self.userID = userID
    self.provider = provider
    self.status = status
    self.kind = kind
    self.periodEnd = periodEnd
    self.product = product
  }

  /// When the access that this row gives ends.
  public var accessEnd: AccessEnd { AccessEnd(status, kind, periodEnd: periodEnd) }

  /// The one gate: whether the account may use what was sold, at a moment.
  ///
  /// - Parameter now: The present, from whichever clock the caller trusts.
  /// - Returns: Whether access lasts; at the end itself it is over.
  public func isEntitled(at now: Instant) -> Bool { accessEnd.isAfter(now) }
}
