public import Geometry

/// A display of the App Store: one set of screenshots, with the sizes that it accepts.
public struct DisplayType: Sendable, Hashable {
  /// The API's `ScreenshotDisplayType`; nil for the Duo, which only the Asset Library knows.
  ///
  /// The names lie: `APP_IPHONE_67` is the 6.9-inch set, `APP_IPHONE_61` the 6.3-inch one.
  public let displayType: String?
  /// The Asset Library's placement group.
  public let placementGroup: String
  /// The same display's type for an iMessage app.
  public let messagesType: String?
  /// What App Store Connect calls it on its pages.
  public let name: String
  /// A short name that people type, such as `iphone-6.9`.
  public let family: String
  /// The kind of device.
  public let platform: ApplePlatform
  /// The accepted sizes, exact to the pixel; the first is the one to make.
  public let sizes: [PixelSize]
  /// Whether Apple's catalogue lists alpha as allowed; Apple's help refuses it all the same.
  public let catalogueAllowsAlpha: Bool
  /// What every picture of it must keep to.
  public let limits: PictureLimits
  /// The devices that show it.
  public let devices: String
  /// What else is worth knowing; empty where nothing is.
  public let note: String
  /// Where the sizes were read.
  public let source: FactSource

  /// A display with its accepted sizes.
  package init(
    _ displayType: String?, group: String, messages: Bool = false, _ name: String,
    family: String, _ platform: ApplePlatform, sizes: [PixelSize],
    catalogueAllowsAlpha: Bool = false, devices: String, note: String = "",
    limits: PictureLimits = .appStore, source: FactSource = .appleCatalogue
  ) {
    self.displayType = displayType
    self.placementGroup = group
    self.messagesType = messages ? displayType.map { "IMESSAGE_" + $0 } : nil
    self.name = name
    self.family = family
    self.platform = platform
    self.sizes = sizes
    self.catalogueAllowsAlpha = catalogueAllowsAlpha
    self.limits = limits
    self.devices = devices
    self.note = note
    self.source = source
  }

  /// The store's own name for it: the type where it has one, else the placement group.
  public var storeWell: String { displayType ?? placementGroup }
}

extension [PixelSize] {
  /// Sizes in the order of the literal, each followed by its transposed one.
  static func bothWays(_ sizes: (Int, Int)...) -> [PixelSize] {
    sizes.flatMap {
      [PixelSize(width: $0.0, height: $0.1), PixelSize(width: $0.1, height: $0.0)]
    }
  }

  /// Sizes that the store takes only as they stand.
  static func only(_ sizes: (Int, Int)...) -> [PixelSize] {
    sizes.map { PixelSize(width: $0.0, height: $0.1) }
  }
}
