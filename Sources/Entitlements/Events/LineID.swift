/// One purchase through all its renewals: a provider, and its original transaction or subscription.
public struct LineID: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// Who sold it.
  public let provider: Provider
  /// The original transaction, subscription or order in the provider's own words.
  public let id: String

  /// A purchase by its provider and its id there.
  public init(provider: Provider, id: String) {
    self.provider = provider
    self.id = id
  }

  /// The provider and the id, as people read it.
  public var description: String { "\(provider) \(id)" }

  /// Orders by provider, then by the bytes of the id.
  public static func < (left: LineID, right: LineID) -> Bool {
    if left.provider != right.provider { return left.provider < right.provider }
    return left.id.utf8.lexicographicallyPrecedes(right.id.utf8)
  }
}
