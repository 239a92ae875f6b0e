import Foundation
import Geometry
import Raster
import Testing

@Suite("The PNG encoder")
struct PNGEncoderTests {
  /// A picture with slopes, edges, noise and flat parts in it.
  static func pattern(_ size: PixelSize) -> Bitmap {
    var samples: ContiguousArray<UInt8> = []
    var noise: UInt32 = 12345
    for y in 0..<size.height {
      for x in 0..<size.width {
        noise = noise &* 1_664_525 &+ 1_013_904_223
        let grain = (x / 8 + y / 8) % 3 == 0 ? UInt8(noise >> 28) : 0
        let isFlat = y / 100 % 2 == 1
        samples +=
          isFlat ? [9, 9, 9] : [UInt8(x & 255), UInt8((x + y) & 255), UInt8(y & 127) + grain]
      }
    }
    return Bitmap(size: size, samples: samples)
  }

  @Test(
    "writes what reads back the same",
    arguments: [
      PixelSize(width: 1, height: 1), PixelSize(width: 37, height: 23),
      PixelSize(width: 64, height: 300),
    ])
  func roundTrip(size: PixelSize) throws {
    let bitmap = Self.pattern(size)
    for compression in [PNGEncoder.Compression.stored, .fast, .small] {
      let file = try PNGEncoder.encode(bitmap, compression: compression)
      #expect(try Bitmap(ImageDecoder.decode(file)) == bitmap)
    }
  }

  @Test("writes a header, sRGB, the texts, and no time")
  func chunks() throws {
    let texts = [PNGText("Software", "vitrine 1.0\nby day"), PNGText("Title", "見出し")]
    let file = try PNGEncoder.encode(Self.pattern(PixelSize(width: 9, height: 9)), text: texts)
    let header = try ImageHeader.read(file)
    #expect(header.colourKind == .rgb)
    #expect(header.bitDepth == 8)
    #expect(header.profile == .sRGB)
    #expect(header.texts.map(\.keyword) == ["Software", "Title"])
    #expect(header.texts.map(\.value) == ["vitrine 1.0\nby day", "見出し"])
    #expect(!header.hasTime && !header.hasAlpha && header.problems == [])
  }

  @Test(
    "refuses texts that PNG can't hold",
    arguments: [
      PNGText("", "x"), PNGText(" a", "x"), PNGText("a  b", "x"), PNGText("日本", "x"),
      PNGText(String(repeating: "k", count: 80), "x"), PNGText("Title", "a\0b"),
    ])
  func badText(text: PNGText) {
    #expect(throws: RasterError.self) {
      _ = try PNGEncoder.encode(Self.pattern(PixelSize(width: 1, height: 1)), text: [text])
    }
  }

  @Test("keeps a picture's alpha")
  func alpha() throws {
    let picture = Picture(
      size: PixelSize(width: 2, height: 1), hasAlpha: true, samples: [1, 2, 3, 4, 250, 0, 9, 255])
    for compression in [PNGEncoder.Compression.stored, .fast, .small] {
      let file = try PNGEncoder.encodeRGBA(picture, compression: compression)
      #expect(try ImageDecoder.decode(file) == picture)
    }
  }

  @Test("refuses a picture without pixels")
  func empty() {
    let bitmap = Bitmap(size: PixelSize(width: 0, height: 0), samples: [])
    #expect(throws: RasterError.self) { _ = try PNGEncoder.encode(bitmap) }
  }

  @Test(
    "writes files that other tools find nothing wrong with",
    arguments: [
      ["pngcheck", "-q"], ["identify", "-regard-warnings"],
    ])
  func otherTools(command: [String]) throws {
    let folders = ["/usr/bin", "/opt/homebrew/bin", "/usr/local/bin"]
    let tool = folders.map { "\($0)/\(command[0])" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let tool else { return }
    let texts = [PNGText("Software", "vitrine"), PNGText("Title", "見出し")]
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png")
    let png = try PNGEncoder.encode(Self.pattern(PixelSize(width: 64, height: 300)), text: texts)
    try Data(png).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: tool)
    process.arguments = command.dropFirst() + [file.path]
    (process.standardOutput, process.standardError) = (Pipe(), Pipe())
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
