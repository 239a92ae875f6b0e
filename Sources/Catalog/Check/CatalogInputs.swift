public import Documents

/// The files and values that a catalog check joins.
public struct CatalogInputs: Sendable {
  /// The catalog manifest; without one, each file is checked by itself alone.
  public var catalog: Path?
  /// StoreKit configuration files of one app.
  public var storekit: [Path]
  /// RevenueCat exports of one project.
  public var revenuecat: [Path]
  /// Google Play exports of one app.
  public var play: [Path]
  /// What the app's settings say, one for each variant of the build that matters.
  public var settings: [PurchaseSettings]
  /// The territories of the offer table, App Store codes; empty for all that have a price.
  public var territories: [String]

  /// The files and values of a check.
  public init(
    catalog: Path? = nil, storekit: [Path] = [], revenuecat: [Path] = [], play: [Path] = [],
    settings: [PurchaseSettings] = [], territories: [String] = []
  ) {
    self.catalog = catalog
    self.storekit = storekit
    self.revenuecat = revenuecat
    self.play = play
    self.settings = settings
    self.territories = territories
  }
}
