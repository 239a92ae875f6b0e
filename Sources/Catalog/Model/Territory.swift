/// A country or region of the App Store.
package struct Territory: Sendable, Hashable {
  /// The store's code, ISO 3166-1 alpha-3 (`XKS` for Kosovo).
  package let code: String
  /// The code that Google Play uses, ISO 3166-1 alpha-2.
  package let region: String
  /// The currency in which the App Store sells there.
  package let currency: String

  init(_ code: String, _ region: String, _ currency: String) {
    self.code = code
    self.region = region
    self.currency = currency
  }

  /// The territory with an App Store code, such as `USA`.
  package init?(code: String) {
    guard let row = Self.byCode[code] else { return nil }
    self = row
  }

  /// The territory with an ISO 3166-1 alpha-2 code, such as `US`.
  package init?(region: String) {
    guard let row = Self.byRegion[region] else { return nil }
    self = row
  }

  private static let byCode = Dictionary(uniqueKeysWithValues: all.map { ($0.code, $0) })
  private static let byRegion = Dictionary(uniqueKeysWithValues: all.map { ($0.region, $0) })
}
