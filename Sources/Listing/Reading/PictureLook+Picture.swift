internal import Geometry
internal import Raster
internal import Stores

extension PictureLook {
  /// How many points of a cell are looked at each way: thin strokes of text still count.
  private static let points = 8

  /// The look of decoded pixels; 256 × 256 points of them are looked at.
  init(of picture: Picture) {
    let grid = Self.side * Self.points
    let columns = (0..<grid).map { (2 * $0 + 1) * picture.size.width / (2 * grid) }
    var sums = [Int](repeating: 0, count: Self.side * Self.side * 3)
    var colours: [Int: Int] = [:]
    for row in 0..<grid {
      let line = (2 * row + 1) * picture.size.height / (2 * grid) * picture.size.width
      for column in 0..<grid {
        let at = (line + columns[column]) * picture.channels
        let (red, green, blue) = (
          Int(picture.samples[at]), Int(picture.samples[at + 1]), Int(picture.samples[at + 2])
        )
        let cell = (row / Self.points * Self.side + column / Self.points) * 3
        sums[cell] += red
        sums[cell + 1] += green
        sums[cell + 2] += blue
        // Five bits a channel: a JPEG of one colour is not quite one colour.
        colours[(red >> 3) << 10 | (green >> 3) << 5 | blue >> 3, default: 0] += 1
      }
    }
    let most = colours.values.max() ?? 0
    self.init(
      cells: sums.map { UInt8($0 / (Self.points * Self.points)) },
      dominantShare: Double(most) / Double(grid * grid))
  }
}
