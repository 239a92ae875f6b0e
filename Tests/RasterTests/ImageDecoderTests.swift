import Geometry
import Raster
import Testing

@Suite("The image decoder")
struct ImageDecoderTests {
  private func samples(_ png: TestPNG) throws -> [UInt8] {
    try Array(ImageDecoder.decode(png.bytes).samples)
  }

  @Test("gives RGB for what can't be transparent, else RGBA")
  func channels() throws {
    let rgb = TestPNG.flat(width: 2, height: 1, row: [1, 2, 3, 4, 5, 6])
    #expect(try samples(rgb) == [1, 2, 3, 4, 5, 6])
    let rgba = TestPNG.flat(width: 1, height: 1, row: [200, 100, 50, 128], colourType: 6)
    #expect(try samples(rgba) == [200, 100, 50, 128])
    let grey = TestPNG.flat(width: 2, height: 1, row: [7, 9, 200, 255], colourType: 4)
    #expect(try samples(grey) == [7, 7, 7, 9, 200, 200, 200, 255])
  }

  @Test("unpacks palettes, bits and their transparency")
  func palette() throws {
    let png = TestPNG.flat(
      width: 4, height: 1, row: [0b00_01_10_11], depth: 2, colourType: 3,
      chunks: [("PLTE", [10, 11, 12, 20, 21, 22, 30, 31, 32, 40, 41, 42]), ("tRNS", [0, 128])])
    let picture = try ImageDecoder.decode(png.bytes)
    #expect(picture.hasAlpha)
    #expect(picture.samples[3] == 0)
    #expect(picture.samples[4...] == [20, 21, 22, 128, 30, 31, 32, 255, 40, 41, 42, 255])
    let bits = TestPNG.flat(width: 3, height: 1, row: [0b1010_0000], depth: 1, colourType: 0)
    #expect(try samples(bits) == [255, 255, 255, 0, 0, 0, 255, 255, 255])
  }

  @Test("brings 16 bits down to 8")
  func sixteenBits() throws {
    let row: [UInt8] = [0x80, 0x80, 0x12, 0x12, 0xFF, 0xFF]
    #expect(
      try samples(TestPNG.flat(width: 1, height: 1, row: row, depth: 16)) == [0x80, 0x12, 0xFF])
  }

  @Test("puts interlaced pixels in their places")
  func interlaced() throws {
    // Adam7's passes: first column and row, and the steps to the next.
    let passes = [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
      (0, 1, 1, 2),
    ]
    var rows: [UInt8] = []
    for (x, y, across, down) in passes {
      for row in stride(from: y, to: 8, by: down) {
        rows.append(0)
        rows += stride(from: x, to: 8, by: across).map { UInt8(row * 8 + $0) }
      }
    }
    let png = TestPNG(width: 8, height: 8, colourType: 0, interlaced: true, rows: rows)
    #expect(try samples(png) == (0..<64).flatMap { [$0, $0, $0] })
  }

  @Test(
    "leaves pixels alone where no profile changes them",
    arguments: [
      [("gAMA", [0, 1, 0x86, 0xA0])], [("gAMA", [0, 0, 0x20, 0])], [("sRGB", [0])],
      [TestProfile.chunk(TestProfile.sRGB)], [("cICP", [1, 13, 0, 1])],
    ] as [[(String, [UInt8])]])
  func untouched(chunks: [(String, [UInt8])]) throws {
    var png = TestPNG.flat(width: 2, height: 1, row: [250, 120, 7, 33, 66, 99])
    png.chunks = chunks.map { (name: $0.0, contents: $0.1) }
    #expect(try samples(png) == [250, 120, 7, 33, 66, 99])
  }

  @Test(
    "converts Display P3, from a profile or code points",
    arguments: [
      TestProfile.chunk(TestProfile.displayP3), ("cICP", [12, 13, 0, 1]),
    ])
  func displayP3(name: String, contents: [UInt8]) throws {
    // Display P3's (234, 51, 35) is sRGB's red; its own red is outside of sRGB.
    let png = TestPNG.flat(
      width: 3, height: 1, row: [234, 51, 35, 255, 0, 0, 128, 128, 128],
      chunks: [(name: name, contents: contents)])
    let converted = try samples(png)
    let expected: [UInt8] = [255, 0, 0, 255, 0, 0, 128, 128, 128]
    #expect(zip(converted, expected).allSatisfy { abs(Int($0) - Int($1)) <= 3 }, "\(converted)")
  }

  @Test("keeps alpha through a conversion, and converts grey")
  func otherLayouts() throws {
    let rgba = TestPNG.flat(
      width: 1, height: 1, row: [234, 51, 35, 77], colourType: 6,
      chunks: [TestProfile.chunk(TestProfile.displayP3)])
    #expect(try samples(rgba)[3] == 77)
    let grey = TestPNG.flat(
      width: 2, height: 1, row: [0, 128], colourType: 0,
      chunks: [TestProfile.chunk(TestProfile.grey)])
    let converted = try samples(grey)
    #expect(converted[..<3] == [0, 0, 0])
    // A gamma of 1.8 stores the same light with a lower number than sRGB.
    #expect((140...155).contains(converted[3]), "\(converted)")
    #expect(converted[3] == converted[4] && converted[4] == converted[5])
  }

  @Test(
    "reports a profile that can't be used, and decodes without it when asked",
    arguments: [
      TestProfile.chunk([1, 2, 3]), TestProfile.chunk(TestProfile.grey),
      TestProfile.chunk(TestProfile.displayP3.map { $0 == 0x72 ? 0x73 : $0 }),
    ])
  func brokenProfile(name: String, contents: [UInt8]) throws {
    let png = TestPNG.flat(
      width: 1, height: 1, row: [9, 8, 7], chunks: [(name: name, contents: contents)])
    let error = #expect(throws: ImageError.self) { _ = try ImageDecoder.decode(png.bytes) }
    guard case .colourProfile = error else {
      Issue.record("the error is \(String(describing: error))")
      return
    }
    #expect(try ImageDecoder.decode(png.bytes, profile: .ignore).samples == [9, 8, 7])
  }

  @Test(
    "decodes every kind of JPEG",
    arguments: [
      (TestJPEG.Kind.colour, [200, 60, 30]), (.progressive, [200, 60, 30]), (.cmyk, [200, 60, 30]),
      (.grey, [98, 98, 98]),
    ] as [(TestJPEG.Kind, [Int])])
  func jpeg(kind: TestJPEG.Kind, colour: [Int]) throws {
    let picture = try ImageDecoder.decode(TestJPEG.make(kind))
    #expect(picture.size == PixelSize(width: 16, height: 8))
    let first = picture.samples[..<3].map(Int.init)
    #expect(zip(first, colour).allSatisfy { abs($0 - $1) <= 3 }, "\(first)")
  }

  @Test("turns a JPEG as its orientation says", arguments: 1...8)
  func orientation(_ number: Int) throws {
    // Four quarters: red, green over blue, white, as they are to be shown.
    let corners: [[UInt8]] = [[255, 0, 0], [0, 255, 0], [0, 0, 255], [255, 255, 255]]
    // Which shown corner is stored top left, top right, bottom left, bottom right.
    let stored = [
      [0, 1, 2, 3], [1, 0, 3, 2], [3, 2, 1, 0], [2, 3, 0, 1], [0, 2, 1, 3], [1, 3, 0, 2],
      [3, 1, 2, 0], [2, 0, 3, 1],
    ][number - 1]
    var samples: [UInt8] = []
    for y in 0..<32 {
      for x in 0..<16 { samples += corners[stored[y / 16 * 2 + x / 8]] }
    }
    let file = TestJPEG.inserting(
      0xE1, TestJPEG.exif(orientation: UInt8(number)),
      into: TestJPEG.make(samples, width: 16, height: 32))
    let picture = try ImageDecoder.decode(file)
    let size = number < 5 ? PixelSize(width: 16, height: 32) : PixelSize(width: 32, height: 16)
    #expect(picture.size == size)
    for (corner, colour) in corners.enumerated() {
      let x = corner % 2 == 0 ? 2 : size.width - 3
      let y = corner < 2 ? 2 : size.height - 3
      let index = (y * size.width + x) * 3
      let shown = picture.samples[index..<index + 3]
      #expect(zip(shown, colour).allSatisfy { abs(Int($0) - Int($1)) < 40 }, "corner \(corner)")
    }
  }
}
