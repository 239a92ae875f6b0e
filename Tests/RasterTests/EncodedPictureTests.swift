import Geometry
import Raster
import Testing

@Suite("A picture compressed in bands")
struct EncodedPictureTests {
  /// Rows of one colour, of slopes or of noise, by turns that a seed decides.
  private func picture(_ size: PixelSize, seed: UInt32) -> Bitmap {
    var random = seed
    func next() -> UInt32 {
      random = random &* 1_664_525 &+ 1_013_904_223
      return random >> 8
    }
    var samples: ContiguousArray<UInt8> = []
    for y in 0..<size.height {
      let kind = next() % 4
      for x in 0..<size.width * 3 {
        switch kind {
        case 0: samples.append(UInt8(seed & 255))
        case 1: samples.append(UInt8(truncatingIfNeeded: x + y))
        case 2: samples.append(UInt8(truncatingIfNeeded: next()))
        default: samples.append(y > 0 ? samples[samples.count - size.width * 3] : 7)
        }
      }
    }
    return Bitmap(size: size, samples: samples)
  }

  @Test(
    "reads back as the picture that it was",
    arguments: [
      (1, 1), (3, 63), (3, 64), (3, 65), (50, 128), (257, 200), (1320, 130),
    ])
  func roundTrip(width: Int, height: Int) throws {
    for seed in UInt32(1)...12 {
      let bitmap = picture(PixelSize(width: width, height: height), seed: seed)
      let file = try EncodedPicture(bitmap).file()
      #expect(try Bitmap(ImageDecoder.decode(file)) == bitmap)
      #expect(try ImageHeader.read(file).problems == [])
    }
  }

  @Test("is the same file whether bands were taken over or compressed anew")
  func replacing() throws {
    let size = PixelSize(width: 90, height: 300)
    let first = picture(size, seed: 5)
    let other = picture(size, seed: 6)
    for bands in [[], [0], [4], [1, 3], [0, 1, 2, 3, 4]] as [Set<Int>] {
      var mixed = first
      mixed.take(bands, from: other)
      let taken = try EncodedPicture(first).replacing(bands, by: mixed)
      #expect(taken == (try EncodedPicture(mixed)))
      #expect(try Bitmap(ImageDecoder.decode(taken.file())) == mixed)
    }
    #expect(EncodedPicture.bandCount(ofHeight: 300) == 5)
  }

  @Test("takes no more room than in one piece, but for a few parts in a hundred")
  func size() throws {
    let bitmap = PNGEncoderTests.pattern(PixelSize(width: 400, height: 800))
    let bands = try EncodedPicture(bitmap).file().count
    let whole = try PNGEncoder.encodeRGBA(
      Picture(size: bitmap.size, hasAlpha: false, samples: bitmap.samples), compression: .small)
    #expect(Double(bands) < 1.05 * Double(whole.count))
  }
}
