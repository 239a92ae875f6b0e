import Geometry
import Raster

extension Bitmap {
  /// The rectangle of all that is not white; nil where there is nothing.
  var ink: Rect? {
    var (left, top, right, bottom) = (size.width, size.height, 0, 0)
    for y in 0..<size.height {
      let row = samples[y * size.width * 3..<(y + 1) * size.width * 3]
      guard let first = row.firstIndex(where: { $0 < 250 }),
        let last = row.lastIndex(where: { $0 < 250 })
      else { continue }
      left = min(left, (first - row.startIndex) / 3)
      right = max(right, (last - row.startIndex) / 3 + 1)
      top = min(top, y)
      bottom = y + 1
    }
    guard right > left else { return nil }
    return Rect(
      x: Double(left), y: Double(top), width: Double(right - left), height: Double(bottom - top))
  }

  /// How many pixels of a part have a colour rather than a grey.
  func colourful(in rect: Rect) -> Int {
    var count = 0
    for y in max(0, Int(rect.y))..<min(size.height, Int(rect.maxY)) {
      for x in max(0, Int(rect.x))..<min(size.width, Int(rect.maxX)) {
        let colour = pixel(x, y)
        let channels = [colour.red, colour.green, colour.blue]
        if (channels.max() ?? 0) - (channels.min() ?? 0) > 60 { count += 1 }
      }
    }
    return count
  }
}

extension Rect {
  /// Whether it lies in another; antialiasing may touch a pixel more.
  func isInside(_ other: Rect, tolerance: Double = 1.5) -> Bool {
    x >= other.x - tolerance && y >= other.y - tolerance && maxX <= other.maxX + tolerance
      && maxY <= other.maxY + tolerance
  }
}
