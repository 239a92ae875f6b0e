import Geometry

/// The displays that a capture can be shown on.
struct CaptureFamily: Sendable, Hashable {
  /// A short name that ids can end with.
  let name: String
  /// The wells, by the names of their families.
  let wells: [String]

  /// Its place among the kinds of device, the phones before the tablets.
  var rank: Int { Self.rows.firstIndex { $0.name == name } ?? Self.rows.count }

  /// Tells the displays by the device's name, or else by the shape of the picture.
  init(device: String?, size: PixelSize) {
    let known = device.flatMap { Self.named($0) } ?? Self.shaped(size)
    name = known.name
    // Families that stand upright have a twin that lies.
    let turns =
      size.isLandscape
      && ["phone", "iphone", "ipad", "tablet", "tablet7", "android"].contains(known.name)
    wells = known.wells.map { family in
      guard turns else { return family }
      return "\(family)-landscape"
    }
  }

  private static let rows: [(words: [String], name: String, wells: [String])] = [
    (["iphone", "app_iphone"], "iphone", ["iphone-6.9"]),
    (["ipad", "app_ipad"], "ipad", ["ipad-13"]),
    (["apple watch", "watch ultra", "app_watch"], "watch", ["watch-ultra"]),
    (["apple tv", "appletv"], "tv", ["apple-tv"]), (["vision"], "vision", ["vision-pro"]),
    (["mac"], "mac", ["mac"]), (["wear"], "wear", ["play-wear"]),
    (["seveninch", "7-inch", "7 inch"], "tablet7", ["play-7"]),
    (["teninch", "10-inch", "tablet", "pixel c", "galaxy tab"], "tablet", ["play-10"]),
    (["chromebook"], "chromebook", ["play-chromebook"]), (["android tv"], "androidtv", ["play-tv"]),
    (["phonescreenshots", "pixel", "nexus", "galaxy", "android"], "android", ["play-phone"]),
  ]

  private static func named(_ device: String) -> (name: String, wells: [String])? {
    let device = device.lowercased()
    return rows.first { row in row.words.contains { device.hasPrefix($0) } }
      .map { ($0.name, $0.wells) }
  }

  /// A phone is more than half again as long as wide, a tablet less, a watch nearly square.
  private static func shaped(_ size: PixelSize) -> (name: String, wells: [String]) {
    let ratio = Double(size.longSide) / Double(size.shortSide)
    if size.isLandscape, (1.55...1.65).contains(ratio), size.longSide >= 1280 {
      return ("mac", ["mac"])
    }
    return ratio < 1.55
      ? ("tablet", ["ipad-13", "play-10"]) : ("phone", ["iphone-6.9", "play-phone"])
  }
}
