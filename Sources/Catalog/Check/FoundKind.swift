internal import Documents

/// What a file of an Xcode-like folder is for.
enum FoundKind: Hashable {
  case catalog, storekit, revenuecat, play, xcconfig, infoPlist

  /// Whether a name alone makes a file worth a look.
  static func mayBe(_ path: Path) -> Bool {
    switch path.fileExtension {
    case "storekit", "xcconfig", "json", "yaml", "yml": true
    case "plist": path.name == "Info.plist" || path.name.hasSuffix("-Info.plist")
    default: false
    }
  }

  /// The kind of a file by its name, or, for JSON and YAML, by what it holds; nil for all others.
  init?(of path: Path, in workspace: any Workspace) {
    switch path.fileExtension {
    case "storekit": self = .storekit
    case "xcconfig": self = .xcconfig
    case "plist": self = .infoPlist
    default:
      guard let kind = Self.byContent(of: path, in: workspace) else { return nil }
      self = kind
    }
  }

  private static func byContent(of path: Path, in workspace: any Workspace) -> FoundKind? {
    // A file that is larger or can't be read is none of ours; the search goes on.
    guard let bytes = try? workspace.read(path, limit: 2 << 20) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    if text.contains("vitrine.catalog/v1") { return .catalog }
    guard path.fileExtension == "json" else { return nil }
    // Names that only the answers of RevenueCat and of Google Play hold.
    let isRevenueCat =
      text.contains("\"object\"")
      && (text.contains("\"store_identifier\"") || text.contains("\"lookup_key\""))
    if isRevenueCat { return .revenuecat }
    let isPlay = ["\"basePlans\"", "\"purchaseOptions\"", "\"subscriptionOffers\""].contains {
      text.contains($0)
    }
    return isPlay ? .play : nil
  }
}
