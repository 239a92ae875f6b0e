internal import Geometry
package import Raster
package import Stores

extension PictureLook {
  /// How many points of a cell are looked at each way: thin strokes of text still count.
  private static let points = 8

  /// The look of decoded pixels; 256 × 256 points of them are looked at.
  init(of picture: Picture) {
    self.init(picture.size, channels: picture.channels, samples: picture.samples)
  }

  /// The look of a picture that was just drawn.
  package init(of bitmap: Bitmap) {
    self.init(bitmap.size, channels: 3, samples: bitmap.samples)
  }

  private init(_ size: PixelSize, channels: Int, samples: ContiguousArray<UInt8>) {
    let grid = Self.side * Self.points
    let columns = (0..<grid).map { (2 * $0 + 1) * size.width / (2 * grid) }
    var sums = [Int](repeating: 0, count: Self.side * Self.side * 3)
    // Five bits a channel: a JPEG of one colour is not quite one colour.
    var colours = [Int32](repeating: 0, count: 1 << 15)
    for row in 0..<grid {
      let line = (2 * row + 1) * size.height / (2 * grid) * size.width
      for column in 0..<grid {
        let at = (line + columns[column]) * channels
        let (red, green, blue) = (Int(samples[at]), Int(samples[at + 1]), Int(samples[at + 2]))
        let cell = (row / Self.points * Self.side + column / Self.points) * 3
        sums[cell] += red
        sums[cell + 1] += green
        sums[cell + 2] += blue
        colours[(red >> 3) << 10 | (green >> 3) << 5 | blue >> 3] += 1
      }
    }
    let most = colours.max() ?? 0
    self.init(
      cells: sums.map { UInt8($0 / (Self.points * Self.points)) },
      dominantShare: Double(most) / Double(grid * grid))
  }
}
