/// Where a row's fact was read, and when: stale tables are what store tools are most blamed for.
public struct FactSource: Sendable, Hashable {
  /// The publication, as one would look it up.
  public let text: String
  /// The day on which it was read, or of which it is.
  public let date: Day

  /// A publication and its day.
  public init(_ text: String, _ date: Day) {
    self.text = text
    self.date = date
  }

  /// The publication with its day, as `sizes` and `wells.json` print it.
  public var description: String { "\(text), \(date)" }
}

extension FactSource {
  /// Apple's own machine-readable catalogue of sizes, limits and alpha.
  package static let appleCatalogue = FactSource(
    "App Store Connect API, GET /v1/appAssetLibraryRefData", Day(2026, 10, 9))
  /// Apple's page of accepted sizes and required sets.
  package static let appleScreenshots = FactSource(
    "App Store Connect Help, Screenshot specifications", Day(2026, 10, 1))
  /// Apple's announcement of the Duo; the date of its duty is from several notes that agree.
  package static let appleDuo = FactSource(
    "App Store Connect, iPhone Duo announcement", Day(2026, 10, 5))
  /// Apple's page of a version's texts and their limits.
  package static let appleVersionTexts = FactSource(
    "App Store Connect Help, Platform version information", Day(2026, 10, 9))
  /// Apple's list of locales, as fastlane took it up.
  package static let appleLocales = FactSource(
    "App Store localizations, as in fastlane_core/languages.rb", Day(2026, 7, 21))
  /// Google's machine-readable description of the publishing API.
  package static let playDiscovery = FactSource(
    "Google Play Developer API v3, discovery document", Day(2026, 10, 26))
  /// Google's page of graphic assets.
  package static let playAssets = FactSource(
    "Play Console Help, Add preview assets (answer 9866151)", Day(2026, 11, 30))
  /// Google's page of languages.
  package static let playLocales = FactSource(
    "Play Console Help, languages of a store listing (answer 9844778)", Day(2026, 11, 30))
  /// What Play's console says of a picture's shape, and what it lets pass: the two differ.
  package static let playRatio = FactSource(
    "Play Console's own message beside reports of pictures that it took", Day(2026, 11, 30))
}
