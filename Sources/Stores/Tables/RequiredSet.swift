/// A duty of the App Store: an app that runs on a platform must come with one of some displays.
public struct RequiredSet: Sendable, Hashable {
  /// The platform that the app runs on.
  public let platform: ApplePlatform
  /// The store wells of which one must have pictures, best first.
  public let anyOf: [String]
  /// From when it holds; nil where it holds already.
  public let from: Day?
  /// Where this was read.
  public let source: FactSource

  /// A duty for a platform.
  package init(
    _ platform: ApplePlatform, anyOf: [String], from: Day? = nil, source: FactSource
  ) {
    self.platform = platform
    self.anyOf = anyOf
    self.from = from
    self.source = source
  }

  /// Every duty that Apple's page or its announcements state.
  package static let shipped: [RequiredSet] = [
    RequiredSet(.iPhone, anyOf: ["APP_IPHONE_67", "APP_IPHONE_65"], source: .appleScreenshots),
    RequiredSet(
      .iPhone, anyOf: ["IPHONE_DUO_PROFILE"], from: Day(2027, 4, 1), source: .appleDuo),
    RequiredSet(.iPad, anyOf: ["APP_IPAD_PRO_3GEN_129"], source: .appleScreenshots),
    RequiredSet(.mac, anyOf: ["APP_DESKTOP"], source: .appleScreenshots),
    RequiredSet(.appleTV, anyOf: ["APP_APPLE_TV"], source: .appleScreenshots),
    RequiredSet(.visionPro, anyOf: ["APP_APPLE_VISION_PRO"], source: .appleScreenshots),
    RequiredSet(
      .watch,
      anyOf: [
        "APP_WATCH_SERIES_10", "APP_WATCH_ULTRA", "APP_WATCH_SERIES_7", "APP_WATCH_SERIES_4",
        "APP_WATCH_SERIES_3",
      ], source: .appleScreenshots),
  ]
}
