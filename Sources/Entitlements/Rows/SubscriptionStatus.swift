/// What a row says about its purchase.
public enum SubscriptionStatus: String, Sendable, Hashable, CaseIterable {
  /// Paid for, and to be renewed where it renews.
  case active
  /// In a free trial.
  case trialing
  /// Not to be renewed; valid to the end of what was paid.
  case canceled
  /// A payment is due; no access.
  case unpaid
  /// Over, by its end, a refund or a dispute.
  case expired
  /// A word that this version doesn't know; no access.
  case unknown

  /// A status by the word that stands in a row; any other word is `unknown`, never an error.
  public init(word: String) { self = Self(rawValue: word) ?? .unknown }

  /// Whether it gives no access, whatever the dates say.
  public var givesNoAccess: Bool {
    switch self {
    case .active, .trialing, .canceled: false
    case .unpaid, .expired, .unknown: true
    }
  }
}
