import Geometry
import Raster
import Testing

@Suite("Hostile pictures")
struct HostileImageTests {
  /// Small sound files of many kinds.
  static let seeds: [[UInt8]] =
    TestJPEG.Kind.allCases.map { TestJPEG.make($0) } + [
      TestPNG.flat(width: 4, height: 3, row: Array(1...12)).bytes,
      TestPNG.flat(width: 8, height: 2, row: [0xA5], depth: 1, colourType: 0).bytes,
      TestPNG.flat(
        width: 4, height: 2, row: [0x1B], depth: 2, colourType: 3,
        chunks: [("PLTE", Array(0..<12)), ("tRNS", [0, 128])]
      ).bytes,
      TestPNG.flat(
        width: 2, height: 2, row: Array(1...16), depth: 16, colourType: 6,
        chunks: [TestProfile.chunk(TestProfile.displayP3), ("tEXt", Array("Title\0text".utf8))]
      ).bytes,
      TestJPEG.inserting(
        0xE1, TestJPEG.exif(orientation: 8),
        into: TestJPEG.inserting(
          0xE2, Array("ICC_PROFILE\0\u{1}\u{1}".utf8) + TestProfile.displayP3,
          into: TestJPEG.make(.colour))),
    ]

  @Test("cut off anywhere are errors, never pictures", arguments: seeds.indices)
  func truncated(seed: Int) throws {
    let file = Self.seeds[seed]
    _ = try ImageDecoder.decode(file)
    for count in file.indices {
      #expect(throws: ImageError.self, "cut off after \(count)") {
        _ = try ImageDecoder.decode(Array(file[..<count]))
      }
    }
  }

  @Test("with any bit turned are read or refused, and never grow", arguments: seeds.indices)
  func bitFlips(seed: Int) {
    let file = Self.seeds[seed]
    let step = max(7, file.count * 8 / 300) | 1
    for bit in stride(from: 0, to: file.count * 8, by: step) {
      var damaged = file
      damaged[bit / 8] ^= 1 << UInt8(bit % 8)
      let picture = try? ImageDecoder.decode(damaged, limits: ImageLimits(pixels: 1 << 20))
      #expect((picture?.samples.count ?? 0) <= 4 << 20)
    }
  }

  @Test("mutated at random are read or refused", arguments: seeds.indices)
  func mutations(seed: Int) {
    var random = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(_ bound: Int) -> Int {
      random ^= random << 13
      random ^= random >> 7
      random ^= random << 17
      return Int(random % UInt64(bound))
    }
    for _ in 0..<400 {
      var file = Self.seeds[seed]
      for _ in 0...next(6) {
        switch next(4) {
        case 0: file[next(file.count)] = UInt8(next(256))
        case 1: file.remove(at: next(file.count))
        case 2: file.insert(UInt8(next(256)), at: next(file.count))
        default:
          let start = next(file.count)
          file.append(contentsOf: file[start..<min(file.count, start + next(40))])
        }
      }
      _ = try? ImageHeader.read(file)
      _ = try? ImageDecoder.decode(file, limits: ImageLimits(pixels: 1 << 20))
    }
  }

  @Test(
    "of absurd size are refused before anything is allocated",
    arguments: [
      (0x7FFF_FFFF, 0x7FFF_FFFF), (100_000, 100_000), (64_000_001, 1),
    ])
  func absurd(width: Int, height: Int) {
    var png = TestPNG.flat(width: 1, height: 1, row: [1, 2, 3])
    (png.width, png.height) = (width, height)
    let size = PixelSize(width: width, height: height)
    #expect(throws: ImageError.tooManyPixels(size, limit: 64_000_000)) {
      _ = try ImageDecoder.decode(png.bytes)
    }
  }

  @Test("of too many bytes are refused")
  func tooLong() {
    let file = TestPNG.flat(width: 1, height: 1, row: [1, 2, 3]).bytes
    #expect(throws: ImageError.tooManyBytes(file.count, limit: 10)) {
      _ = try ImageDecoder.decode(file, limits: ImageLimits(bytes: 10))
    }
  }

  @Test("with more or fewer pixels than their header says are refused or cut", arguments: [0, 1])
  func wrongLength(missing: Int) throws {
    var png = TestPNG.flat(width: 4, height: 3, row: Array(1...12))
    if missing == 1 {
      png.rows.removeLast()
      #expect(throws: ImageError.self) { _ = try ImageDecoder.decode(png.bytes) }
    } else {
      // A stream that goes on for ever is read no further than the picture.
      png.rows += [UInt8](repeating: 0, count: 4 << 20)
      #expect(try ImageDecoder.decode(png.bytes).size == PixelSize(width: 4, height: 3))
    }
  }

  @Test("with texts that inflate without end lose them, no more")
  func textBomb() throws {
    let bomb = Array("Comment\0\0".utf8) + TestPNG.zlib([UInt8](repeating: 65, count: 5 << 20))
    let png = TestPNG.flat(width: 1, height: 1, row: [1, 2, 3], chunks: [("zTXt", bomb)])
    let header = try ImageHeader.read(png.bytes)
    #expect(header.texts == [])
    #expect(
      header.problems.map(\.kind) == [.badContents(chunk: "zTXt", "the texts are too long")])
  }
}
