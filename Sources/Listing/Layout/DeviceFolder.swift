internal import Stores

/// What the name of a device's folder says of the pictures in it.
struct DeviceFolder {
  /// The slot; nil where the name is no store's and the sizes must tell.
  let slot: PictureSlot?
  /// The store that the name speaks of, if it does.
  let store: Store?

  /// Reads names such as `APP_IPHONE_67`, `IPHONE_67`, `iphone-6.9`, `phoneScreenshots`, `Pixel 9`.
  init(_ name: String, in tables: StoreTables) {
    slot =
      PictureSlot(storeWell: name, in: tables) ?? PictureSlot(storeWell: "APP_" + name, in: tables)
      ?? PictureSlot(storeWell: name.lowercased(), in: tables)
      ?? PictureSlot(storeWell: name + "Screenshots", in: tables)
    store = slot?.store ?? Self.store(of: name.lowercased())
  }

  private static func store(of name: String) -> Store? {
    let apple = ["iphone", "ipad", "mac", "apple", "vision", "ios", "tvos", "watchos"]
    let google = ["android", "pixel", "nexus", "galaxy", "wear", "chromebook", "play"]
    if apple.contains(where: { name.hasPrefix($0) }) { return .appStore }
    return google.contains { name.hasPrefix($0) } ? .googlePlay : nil
  }

  /// How a picture in the folder finds its slot.
  func destination(_ wanted: Store?) -> PictureTask.Destination {
    if let slot { return .slot(slot) }
    switch store ?? wanted {
    case .appStore: return .sized(.anyDisplay)
    case .googlePlay: return .guessed(.googlePlay)
    case nil: return .guessed(nil)
    }
  }
}
