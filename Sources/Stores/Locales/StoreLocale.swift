/// A locale of a store's listing: a row of the store's list.
public struct StoreLocale: Sendable, Hashable {
  /// The store's code, which is fastlane's folder name too.
  public let code: String
  /// What it is called in English.
  public let name: String
  /// The store.
  public let store: Store
  /// Where this was read.
  public let source: FactSource

  /// A locale of a store.
  package init(_ code: String, _ name: String, _ store: Store, source: FactSource) {
    self.code = code
    self.name = name
    self.store = store
    self.source = source
  }

  /// The code as a language tag; the stores' codes all are.
  public var tag: LanguageTag? { LanguageTag(code) }

  /// Whether its text runs from right to left.
  public var isRightToLeft: Bool { tag?.isRightToLeft ?? false }
}
