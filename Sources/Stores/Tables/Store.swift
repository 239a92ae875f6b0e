/// A store that a picture or a text is for.
public enum Store: String, Sendable, Hashable, CaseIterable, Comparable {
  /// Apple's App Store.
  case appStore = "app-store"
  /// Google Play.
  case googlePlay = "google-play"

  /// What the store calls itself.
  public var name: String {
    switch self {
    case .appStore: "App Store"
    case .googlePlay: "Google Play"
    }
  }

  /// The store that a word on the command line or in a file names, such as `appstore` or `play`.
  public init?(named word: String) {
    switch word.lowercased().filter({ $0.isLetter }) {
    case "appstore", "apple", "ios", "deliver": self = .appStore
    case "googleplay", "play", "google", "android", "supply": self = .googlePlay
    default: return nil
    }
  }

  /// Orders as reports list them: the App Store, then Google Play.
  public static func < (left: Store, right: Store) -> Bool { left.rawValue < right.rawValue }
}
