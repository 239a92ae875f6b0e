import Geometry

/// The displays that a capture can be shown on.
struct CaptureFamily: Sendable, Hashable {
  /// A short name that ids can end with.
  let name: String
  /// The wells, by the names of their families.
  let wells: [String]
  /// The template that shows it whole, with a headline.
  let template: String

  /// Its place among the kinds of device, the phones before the tablets.
  var rank: Int { Self.rows.firstIndex { $0.name == name } ?? Self.rows.count }

  /// Tells the displays by the device's name, or else by the shape of the picture.
  init(device: String?, size: PixelSize) {
    let known = device.flatMap { Self.named($0) } ?? Self.shaped(size)
    name = known.name
    // Families that stand upright have a twin that lies, and so have their templates.
    guard size.isLandscape, let lying = known.lying else {
      wells = known.wells
      template = known.template
      return
    }
    wells = known.wells.map { "\($0)-landscape" }
    template = lying
  }

  /// A kind of device: what its name starts with, and what becomes of its captures.
  private struct Row {
    let words: [String]
    let name: String
    let wells: [String]
    let template: String
    /// The template of a capture that lies; nil where the device has one way to stand.
    var lying: String?
  }

  private static func phone(_ words: [String], _ name: String, _ wells: String...) -> Row {
    Row(words: words, name: name, wells: wells, template: "hero", lying: "landscape-phone")
  }

  private static func tablet(_ words: [String], _ name: String, _ wells: String...) -> Row {
    Row(words: words, name: name, wells: wells, template: "tablet", lying: "tablet-landscape")
  }

  private static func fixed(
    _ words: [String], _ name: String, _ well: String, _ template: String
  ) -> Row {
    Row(words: words, name: name, wells: [well], template: template)
  }

  private static let rows = [
    phone(["iphone", "app_iphone"], "iphone", "iphone-6.9"),
    tablet(["ipad", "app_ipad"], "ipad", "ipad-13"),
    fixed(["apple watch", "watch ultra", "app_watch"], "watch", "watch-ultra", "watch"),
    fixed(["apple tv", "appletv"], "tv", "apple-tv", "tv"),
    fixed(["vision", "apple vision"], "vision", "vision-pro", "device-well"),
    fixed(["mac"], "mac", "mac", "laptop"),
    fixed(["wear"], "wear", "play-wear", "watch"),
    tablet(["seveninch", "7-inch", "7 inch"], "tablet7", "play-7"),
    tablet(
      ["teninch", "10-inch", "tablet", "pixel c", "galaxy tab"], "tablet", "play-10"),
    fixed(["chromebook"], "chromebook", "play-chromebook", "laptop"),
    fixed(["android tv"], "androidtv", "play-tv", "tv"),
    phone(["phonescreenshots", "pixel", "nexus", "galaxy", "android"], "android", "play-phone"),
  ]

  private static func named(_ device: String) -> Row? {
    let device = device.lowercased()
    return rows.first { row in row.words.contains { device.hasPrefix($0) } }
  }

  /// A phone is more than half again as long as wide, a tablet less, a watch nearly square.
  private static func shaped(_ size: PixelSize) -> Row {
    let ratio = Double(size.longSide) / Double(size.shortSide)
    if size.isLandscape, (1.55...1.65).contains(ratio), size.longSide >= 1280 {
      return fixed([], "mac", "mac", "laptop")
    }
    return ratio < 1.55
      ? tablet([], "tablet", "ipad-13", "play-10") : phone([], "phone", "iphone-6.9", "play-phone")
  }
}
