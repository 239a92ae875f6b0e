/// Whether a purchase is for ever or for a period.
public enum PurchaseKind: String, Sendable, Hashable, CaseIterable {
  /// Bought once, for ever.
  case oneTime = "one_time"
  /// Bought for a period, renewed or not.
  case recurring

  /// A kind by the word that stands in a row; any other word is `recurring`, which opens nothing by
  /// itself.
  public init(word: String) { self = Self(rawValue: word) ?? .recurring }
}
