/// Who sold or gave a purchase: an open set, since the table outlives any list of shops.
public struct Provider: RawRepresentable, Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The name that stands in the table.
  public let rawValue: String

  /// A provider by the name that stands in the table.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Apple's App Store, on iOS or the Mac.
  public static let apple = Provider(rawValue: "apple")
  /// Creem, on the desktop and the web.
  public static let creem = Provider(rawValue: "creem")
  /// A grant from RevenueCat's dashboard or API.
  public static let promo = Provider(rawValue: "promo")
  /// A grant written by hand.
  public static let manual = Provider(rawValue: "manual")

  /// The name that stands in the table.
  public var description: String { rawValue }

  /// Orders by the bytes of the name.
  public static func < (left: Provider, right: Provider) -> Bool {
    left.rawValue.utf8.lexicographicallyPrecedes(right.rawValue.utf8)
  }
}

extension Provider {
  /// The provider of a store as RevenueCat names it; a store that has no name of ours keeps its
  /// own.
  init(store: String?) {
    switch store?.uppercased() {
    case "APP_STORE", "MAC_APP_STORE": self = .apple
    case "PROMOTIONAL": self = .promo
    case let store?: self.init(rawValue: store.lowercased())
    case nil: self.init(rawValue: "revenuecat")
    }
  }
}
