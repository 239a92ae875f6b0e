public import Documents

/// What a catalog check is asked for; what is not named may come from a project file or a search.
public struct CatalogRequest: Sendable {
  /// The catalog manifest, or a project: its file or its folder.
  ///
  /// Nil means the present folder's project.
  public var path: Path?
  /// StoreKit configuration files of one app.
  public var storekit: [Path] = []
  /// RevenueCat exports of one project.
  public var revenuecat: [Path] = []
  /// Google Play exports of one app.
  public var play: [Path] = []
  /// The xcconfig file that the chain starts from.
  public var settings: Path?
  /// The app's Info.plist.
  public var infoPlist: Path?
  /// The configuration to look at; nil for all that conditions name.
  public var configuration: String?
  /// The SDK to look at; nil for all that conditions name.
  public var sdk: String?
  /// A folder to look through for what is not named.
  public var search: Path?
  /// The territories of the offer table, App Store codes; empty for all that have a price.
  public var territories: [String] = []

  /// A request that names nothing yet.
  public init(path: Path? = nil) { self.path = path }
}
