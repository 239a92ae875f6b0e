internal import Diagnostics
internal import Documents

/// A StoreKit configuration file, as far as the checks need it.
struct StoreKitFile {
  /// Where in the file a product stands.
  enum Place: Sendable {
    case products
    case nonRenewing
    /// In a top-level list that Xcode doesn't write.
    case topLevelSubscriptions
    case group(Placed<String>?)
  }

  /// A product with what only this format says of it.
  struct Entry {
    let product: Product
    let place: Place
    /// The type as it is written.
    let typeName: Placed<String>?
    /// The period as it is written.
    let periodText: Placed<String>?
    let node: Node
  }

  let path: Path
  let major: Placed<Int>?
  /// The territory whose prices it gives.
  let territory: Territory
  let entries: [Entry]
  let groups: [Placed<String>]
  let root: Node

  /// The versions that Xcode has written up to 2026-11.
  static let versions = 1...5

  var products: [Product] { entries.map(\.product) }

  /// Whether the version is one whose keys are all known.
  var isKnownVersion: Bool { major.map { Self.versions.contains($0.value) } ?? false }
}
