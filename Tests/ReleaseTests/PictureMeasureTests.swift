import Geometry
import Raster
import Release
import Testing

@Suite("Measuring pictures")
struct PictureMeasureTests {
  private func picture(_ colours: [[UInt8]], width: Int) -> Picture {
    Picture(
      size: PixelSize(width: width, height: colours.count / width),
      hasAlpha: colours.first?.count == 4, samples: ContiguousArray(colours.joined()))
  }

  @Test(
    "two colours are as far apart as CIE 1976 has them",
    arguments: [
      ([0, 0, 0], [255, 255, 255], 100.0), ([255, 0, 0], [0, 255, 0], 170.6),
      ([0, 0, 255], [255, 255, 0], 235.1), ([128, 128, 128], [129, 129, 129], 0.39),
    ] as [([UInt8], [UInt8], Double)])
  func distances(one: [UInt8], other: [UInt8], distance: Double) {
    let measure = PictureMeasure(picture([one], width: 1), picture([other], width: 1))
    #expect(abs(measure.greatest - distance) < 0.1)
    #expect(measure.mean == measure.greatest)
  }

  @Test("the share, the mean and the box are of the pixels that differ")
  func shares() {
    let white: [UInt8] = [255, 255, 255]
    var colours = [[UInt8]](repeating: white, count: 12)
    let old = picture(colours, width: 4)
    #expect(PictureMeasure(old, old).share == 0)
    #expect(PictureMeasure(old, old).box == nil)
    colours[5] = [0, 0, 0]
    colours[10] = [0, 0, 0]
    colours[11] = [254, 254, 254]
    let measure = PictureMeasure(old, picture(colours, width: 4))
    #expect(measure.share == 2.0 / 12)
    #expect(measure.box == .init(x: 1, y: 1, width: 2, height: 2))
    #expect(measure.mean > 200.0 / 12 && measure.mean < 200.4 / 12)
  }

  @Test("what lets light through is seen on white")
  func alpha() {
    let clear = picture([[10, 20, 30, 0]], width: 1)
    let white = picture([[255, 255, 255]], width: 1)
    #expect(PictureMeasure(clear, white).greatest == 0)
  }
}
