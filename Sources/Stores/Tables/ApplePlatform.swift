/// A kind of device that an App Store display belongs to.
public enum ApplePlatform: String, Sendable, Hashable, CaseIterable, Comparable {
  /// iPhone.
  case iPhone = "iphone"
  /// iPad.
  case iPad = "ipad"
  /// Mac.
  case mac
  /// Apple TV.
  case appleTV = "appletv"
  /// Apple Vision Pro.
  case visionPro = "vision"
  /// Apple Watch.
  case watch

  /// What Apple calls it.
  public var name: String {
    switch self {
    case .iPhone: "iPhone"
    case .iPad: "iPad"
    case .mac: "Mac"
    case .appleTV: "Apple TV"
    case .visionPro: "Apple Vision Pro"
    case .watch: "Apple Watch"
    }
  }

  /// Orders as Apple's page lists them.
  public static func < (left: ApplePlatform, right: ApplePlatform) -> Bool {
    left.order < right.order
  }

  private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
