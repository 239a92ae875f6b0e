import Geometry
import Raster
import Testing

@Suite("The PNG encoder")
struct PNGEncoderTests {
  /// A picture with slopes, edges and noise in it.
  static func pattern(_ size: PixelSize) -> Bitmap {
    var samples: ContiguousArray<UInt8> = []
    var noise: UInt32 = 12345
    for y in 0..<size.height {
      for x in 0..<size.width {
        noise = noise &* 1_664_525 &+ 1_013_904_223
        let grain = (x / 8 + y / 8) % 3 == 0 ? UInt8(noise >> 28) : 0
        samples += [UInt8(x & 255), UInt8((x + y) & 255), UInt8(y & 127) + grain]
      }
    }
    return Bitmap(size: size, samples: samples)
  }

  @Test(
    "writes what reads back the same",
    arguments: [PixelSize(width: 1, height: 1), PixelSize(width: 37, height: 23)])
  func roundTrip(size: PixelSize) throws {
    let bitmap = Self.pattern(size)
    let texts = [PNGText("Software", "vitrine"), PNGText("Title", "見出し")]
    let file = try PNGEncoder.encode(bitmap, text: texts)
    let header = try ImageHeader.read(file)
    #expect(header.size == size)
    #expect(header.problems == [])
    #expect(header.profile == .sRGB)
    #expect(header.texts.map(\.value) == ["vitrine", "見出し"])
    #expect(try Bitmap(ImageDecoder.decode(file)) == bitmap)
  }
}
