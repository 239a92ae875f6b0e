package import Geometry

/// How stored pixels are turned before they are shown, as EXIF numbers it.
package enum Orientation: Int, Sendable, Hashable {
  case upright = 1
  case mirrored = 2
  case upsideDown = 3
  case upsideDownMirrored = 4
  case mirroredThenTurnedLeft = 5
  case turnedRight = 6
  case mirroredThenTurnedRight = 7
  case turnedLeft = 8

  /// Whether width and height change places.
  package var swapsSides: Bool { rawValue >= 5 }

  /// The size that a picture of the stored size is shown at.
  package func shown(_ stored: PixelSize) -> PixelSize {
    swapsSides ? stored.transposed : stored
  }

  /// Where a shown pixel lies among the stored ones.
  func stored(x: Int, y: Int, of size: PixelSize) -> (x: Int, y: Int) {
    let (right, bottom) = (size.width - 1, size.height - 1)
    switch self {
    case .upright: return (x, y)
    case .mirrored: return (right - x, y)
    case .upsideDown: return (right - x, bottom - y)
    case .upsideDownMirrored: return (x, bottom - y)
    case .mirroredThenTurnedLeft: return (y, x)
    case .turnedRight: return (y, bottom - x)
    case .mirroredThenTurnedRight: return (right - y, bottom - x)
    case .turnedLeft: return (right - y, x)
    }
  }

  /// The orientation in an EXIF block (a TIFF structure), nil where it names none.
  init?(tiff: ByteReader) {
    let order: ByteReader.Order
    switch (tiff.byte(0), tiff.byte(1)) {
    case (0x49, 0x49): order = .little
    case (0x4D, 0x4D): order = .big
    default: return nil
    }
    guard tiff.uint16(2, order) == 42, let directory = tiff.uint32(4, order),
      let entries = tiff.uint16(directory, order)
    else { return nil }
    for index in 0..<entries {
      let entry = directory + 2 + index * 12
      guard let tag = tiff.uint16(entry, order) else { return nil }
      guard tag == 0x0112 else { continue }
      guard tiff.uint16(entry + 2, order) == 3, let value = tiff.uint16(entry + 8, order) else {
        return nil
      }
      self.init(rawValue: value)
      return
    }
    return nil
  }
}
