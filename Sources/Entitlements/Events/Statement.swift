/// What an event says about one purchase.
public struct Statement: Sendable, Hashable {
  /// How a statement stands to money: what may undo a refund, and what is one.
  public enum Standing: Sendable, Hashable {
    /// A payment, or a grant or reversal that is worth one: it ends an earlier refund.
    case paid
    /// Anything else that is said.
    case said
    /// A refund or a dispute: it ends the purchase until something newer is paid.
    case revoked
  }

  /// Which purchase.
  public let line: LineID
  /// Whose it is.
  public let buyer: Buyer
  /// How it stands.
  public let status: SubscriptionStatus
  /// Whether it is for ever or for a period; nil where the event doesn't say.
  public let kind: PurchaseKind?
  /// What is paid for; nil where the event carries no dates.
  public let period: Period?
  /// Whether the period is news: a billing error repeats the one that has failed, which must not
  /// cut off a grace period.
  public let movesPeriod: Bool
  /// The product in its provider's words; nil where the event doesn't say.
  public let product: String?
  /// How it stands to money.
  public let standing: Standing

  /// A statement about a purchase.
  public init(
    line: LineID, buyer: Buyer, status: SubscriptionStatus, kind: PurchaseKind?, period: Period?,
    movesPeriod: Bool = true, product: String?, standing: Standing = .said
  ) {
    self.line = line
    self.buyer = buyer
    self.status = status
    self.kind = kind
    self.period = period
    self.movesPeriod = movesPeriod
    self.product = product
    self.standing = standing
  }
}
