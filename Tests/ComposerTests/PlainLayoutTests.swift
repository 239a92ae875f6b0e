import Composer
import Fixtures
import Geometry
import Testing

@Suite("PlainLayout")
struct PlainLayoutTests {
  /// Whether a number is a fraction rounded to whole, halves up: told by its bounds, not by dividing.
  private func isRounded(_ value: Int, _ numerator: Int, _ denominator: Int) -> Bool {
    (2 * value - 1) * denominator <= 2 * numerator
      && 2 * numerator < (2 * value + 1) * denominator
  }

  private func check(_ layout: PlainLayout, picture: PixelSize, capture: PixelSize) -> Bool {
    let band = (0...picture.height).first { isRounded($0, 14 * picture.height, 100) } ?? -1
    let margin = (0...picture.shortSide).first { isRounded($0, 4 * picture.shortSide, 100) } ?? -1
    let pad = (0...picture.shortSide).first { isRounded($0, margin, 2) } ?? -1
    let room = PixelSize(
      width: picture.width - 2 * margin, height: picture.height - band - 2 * margin)
    let drawn = layout.capture
    let fits = capture.width <= room.width && capture.height <= room.height
    let byWidth = room.width * capture.height <= room.height * capture.width
    let (part, whole) =
      fits ? (1, 1) : byWidth ? (room.width, capture.width) : (room.height, capture.height)
    func isScaled(_ side: Int, _ of: Int) -> Bool {
      isRounded(side, of * part, whole) || side == 1 && isRounded(0, of * part, whole)
    }
    let top = drawn.y - band - margin
    return isScaled(drawn.width, capture.width) && isScaled(drawn.height, capture.height)
      && isRounded(drawn.x, picture.width - drawn.width, 2)
      && isRounded(top, room.height - drawn.height, 2)
      && layout.frame.x == drawn.x - pad && layout.frame.y == drawn.y - pad
      && layout.frame.width == drawn.width + 2 * pad
      && layout.frame.height == drawn.height + 2 * pad
      && isRounded(layout.frameRadius, 6 * min(drawn.width, drawn.height), 100)
      && isRounded(layout.headlineX, picture.width, 2)
      && isRounded(layout.headlineY, 62 * band, 100)
      && (isRounded(layout.headlineSize, 45 * picture.height, 1000)
        || layout.headlineSize == 12 && 45 * picture.height < 12_500)
  }

  @Test("every number is the one that the layout's description gives", arguments: 0..<20)
  func numbers(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<25 {
      let picture = PixelSize(
        width: .random(in: 1...3000, using: &random),
        height: .random(in: 1...3000, using: &random))
      let capture = PixelSize(
        width: .random(in: 1...4000, using: &random),
        height: .random(in: 1...4000, using: &random))
      let layout = PlainLayout(picture: picture, capture: capture)
      let margin = (4 * picture.shortSide + 50) / 100
      let band = (14 * picture.height + 50) / 100
      let hasRoom = picture.width > 2 * margin && picture.height > band + 2 * margin
      #expect((layout != nil) == hasRoom, "\(capture) in \(picture)")
      guard let layout else { continue }
      #expect(
        check(layout, picture: picture, capture: capture), "\(capture) in \(picture): \(layout)")
    }
  }

  @Test(
    "a capture stays within the room and is never enlarged",
    arguments: [
      (PixelSize(width: 1320, height: 2868), PixelSize(width: 1206, height: 2622)),
      (PixelSize(width: 2064, height: 2752), PixelSize(width: 2064, height: 2752)),
      (PixelSize(width: 1024, height: 500), PixelSize(width: 1080, height: 2400)),
      (PixelSize(width: 640, height: 1136), PixelSize(width: 16, height: 16)),
    ])
  func room(picture: PixelSize, capture: PixelSize) throws {
    let drawn = try #require(PlainLayout(picture: picture, capture: capture)).capture
    #expect(drawn.width <= capture.width && drawn.height <= capture.height)
    #expect(drawn.x >= 0 && drawn.x + drawn.width <= picture.width)
    #expect(drawn.y >= 0 && drawn.y + drawn.height <= picture.height)
  }

  @Test(
    "known numbers",
    arguments: [
      (
        PixelSize(width: 640, height: 1136), PixelSize(width: 640, height: 1136),
        [60, 185, 521, 925]
      ),
      (PixelSize(width: 200, height: 356), PixelSize(width: 120, height: 240), [40, 83, 120, 240]),
    ])
  func known(picture: PixelSize, capture: PixelSize, numbers: [Int]) throws {
    let drawn = try #require(PlainLayout(picture: picture, capture: capture)).capture
    #expect([drawn.x, drawn.y, drawn.width, drawn.height] == numbers)
  }
}
