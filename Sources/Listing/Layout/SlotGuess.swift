internal import Geometry
internal import Stores

/// What a picture is for, guessed from its name and size where its place does not tell.
struct SlotGuess {
  /// The kind of Google Play picture; nil for an App Store picture.
  let image: ImageType?

  /// How far from an accepted App Store size a picture may be and still be meant for it, px.
  private static let nearMiss = 16

  init(name: String, size: PixelSize, store: Store?, tables: StoreTables) {
    let stem = name.prefix { $0 != "." }
    let named = tables.imageTypes.first { $0.isSingle && $0.name == stem }
    switch store {
    case .appStore: image = nil
    case .googlePlay: image = named ?? Self.playType(of: size, tables)
    case nil:
      let isApple = named == nil && Self.isApple(size, tables)
      image = isApple ? nil : named ?? Self.playType(of: size, tables)
    }
  }

  private static func isApple(_ size: PixelSize, _ tables: StoreTables) -> Bool {
    let sizes = tables.displayTypes.flatMap(\.sizes)
    if sizes.contains(size) { return true }
    if tables.imageTypes.contains(where: { $0.shape == .exact(size) }) { return false }
    let isNear = sizes.contains {
      abs($0.width - size.width) + abs($0.height - size.height) <= nearMiss
    }
    return isNear || sizes.contains(size.transposed) || !isPhone(size, tables)
  }

  /// Whether a size could be uploaded as a Google Play phone picture.
  private static func isPhone(_ size: PixelSize, _ tables: StoreTables) -> Bool {
    guard let phone = tables.image(named: "phoneScreenshots"),
      case .within(let bounds) = phone.shape, size.shortSide > 0
    else { return false }
    let ratio = Double(size.longSide) / Double(size.shortSide)
    return bounds.side.contains(size.shortSide) && bounds.side.contains(size.longSide)
      && ratio <= bounds.ratioRefused
  }

  /// The graphic of exactly this size, else a phone picture.
  private static func playType(of size: PixelSize, _ tables: StoreTables) -> ImageType? {
    let exact = tables.imageTypes.first { $0.isRequired && $0.shape == .exact(size) }
    return exact ?? tables.image(named: "phoneScreenshots")
  }
}
