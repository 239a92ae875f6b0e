package import Diagnostics
internal import Geometry

extension WellTable {
  /// Every size that the stores take, as `wells.json` at the top of the package lists it.
  public static let shipped = WellTable(StoreTables.shipped)

  /// The wells of store tables: one for every accepted size.
  ///
  /// Ids are a family with the size, `iphone-6.9-1320x2868`; the family alone is the size to make, and
  /// `iphone-6.9-landscape` the one to make across.
  package init(_ tables: StoreTables) {
    let displays = tables.displayTypes.flatMap { display in
      display.sizes.map { size in
        Well(display, size: size)
      }
    }
    let images = tables.imageTypes.flatMap { image in
      image.sizes.map { Well(image, size: $0) }
    }
    let sizes =
      tables.displayTypes.map { ($0.family, $0.sizes) }
      + tables.imageTypes.map { ($0.family, $0.sizes) }
    var families: [String: String] = [:]
    for (family, sizes) in sizes {
      families[family] = sizes.first.map { Well.id(family, $0) }
      if let upright = sizes.first, !upright.isLandscape {
        families["\(family)-landscape"] = sizes.first { $0.isLandscape }.map { Well.id(family, $0) }
      }
    }
    self.init(
      wells: displays + images, minima: CitedMinimum.shipped, note: Self.shippedNote,
      families: families)
  }

  private static let shippedNote = """
    Every picture size that the App Store and Google Play take, made from the tables of this \
    version: vitrine sizes --wells prints it. 'families' gives each short name its preferred well.
    """

  /// The table as the text of a `wells.json`.
  package var json: JSONValue {
    let order = Dictionary(
      wells.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first }
    )
    let sorted = families.sorted { (order[$0.value] ?? 0, $0.key) < (order[$1.value] ?? 0, $1.key) }
    return [
      "schemaVersion": 1, "kind": "device-wells", "partial": .bool(isPartial),
      "note": JSONValue(note),
      "citedMinimumNativeWidths": .array(
        minima.map {
          [
            "well": .string($0.well), "minimumWidth": .integer($0.width),
            "source": .string($0.source),
          ]
        }),
      "families": .object(sorted.map { .init($0.key, .string($0.value)) }),
      "wells": .array(wells.map(\.json)),
    ]
  }
}

extension Well {
  fileprivate init(_ display: DisplayType, size: PixelSize) {
    self.init(
      id: Self.id(display.family, size), device: display.name, size: size,
      storeWell: display.storeWell, source: display.source.description,
      minimum: Self.minimum(of: display.family, size))
  }

  fileprivate init(_ image: ImageType, size: PixelSize) {
    self.init(
      id: Self.id(image.family, size), device: "Google Play \(image.title)", size: size,
      storeWell: image.name, source: image.source.description)
  }

  fileprivate static func id(_ family: String, _ size: PixelSize) -> String {
    "\(family)-\(size.width)x\(size.height)"
  }

  /// The cited minimum of a display.
  ///
  /// The 11-inch set takes smaller iPads' sizes too, which the minimum of the iPad Pro does not bind.
  private static func minimum(of family: String, _ size: PixelSize) -> CitedMinimum? {
    let names = [
      "iphone-6.9": "iPhone 6.9 in / 6.7 in / 6.5 in",
      "iphone-6.5": "iPhone 6.9 in / 6.7 in / 6.5 in", "iphone-5.5": "iPhone 5.5 in",
      "ipad-13": "iPad Pro 13 in", "ipad-11": "iPad Pro 11 in",
    ]
    return CitedMinimum.shipped.first {
      $0.well == names[family] && $0.width <= size.shortSide
    }
  }

  fileprivate var json: JSONValue {
    let value: JSONValue = [
      "id": .string(id), "device": .string(device), "width": .integer(size.width),
      "height": .integer(size.height), "storeWell": JSONValue(storeWell),
      "source": .string(source),
    ]
    return minimum.map { value.adding("citedMinimum", .string($0.well)) } ?? value
  }
}
