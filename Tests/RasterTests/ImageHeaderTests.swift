import Geometry
import Raster
import Testing

@Suite("An image header")
struct ImageHeaderTests {
  @Test(
    "of a PNG says what the pixels are",
    arguments: [
      (0, 1, ImageHeader.ColourKind.grey, false), (0, 16, .grey, false), (2, 8, .rgb, false),
      (3, 4, .indexed, false), (4, 8, .greyAlpha, true), (6, 16, .rgba, true),
    ])
  func kinds(type: Int, depth: Int, kind: ImageHeader.ColourKind, hasAlpha: Bool) throws {
    var png = TestPNG.flat(width: 1, height: 1, row: [], depth: depth, colourType: type)
    if type == 3 { png.chunks = [("PLTE", [1, 2, 3])] }
    let header = try ImageHeader.read(png.bytes)
    #expect(header.format == .png)
    #expect(header.colourKind == kind)
    #expect(header.bitDepth == depth)
    #expect(header.hasAlpha == hasAlpha)
    #expect(header.problems == [])
  }

  @Test("counts a palette's or a colour's transparency as alpha")
  func transparency() throws {
    let png = TestPNG.flat(
      width: 1, height: 1, row: [1, 2, 3], chunks: [("tRNS", [0, 1, 0, 2, 0, 3])])
    #expect(try ImageHeader.read(png.bytes).hasAlpha)
  }

  @Test("reads texts of all three kinds")
  func texts() throws {
    let chunks: [(String, [UInt8])] = [
      ("tEXt", Array("Title\0Caf".utf8) + [0xE9]),
      ("zTXt", Array("Comment\0\0".utf8) + TestPNG.zlib(Array("packed".utf8))),
      ("iTXt", Array("Title\0\0\0ja\0title\0".utf8) + Array("見出し".utf8)),
      ("iTXt", Array("Author\0\u{1}\0\0\0".utf8) + TestPNG.zlib(Array("Ära".utf8))),
    ]
    let png = TestPNG.flat(width: 1, height: 1, row: [1, 2, 3], chunks: chunks)
    let header = try ImageHeader.read(png.bytes)
    #expect(header.texts.map(\.keyword) == ["Title", "Comment", "Title", "Author"])
    #expect(header.texts.map(\.value) == ["Café", "packed", "見出し", "Ära"])
    #expect(header.problems == [])
  }

  @Test("knows a time, an animation and interlacing")
  func marks() throws {
    var png = TestPNG.flat(
      width: 1, height: 1, row: [1, 2, 3],
      chunks: [("acTL", [0, 0, 0, 1, 0, 0, 0, 0]), ("tIME", [7, 234, 11, 30, 12, 0, 0])])
    png.interlaced = true
    let header = try ImageHeader.read(png.bytes)
    #expect(header.hasTime && header.isAnimated && header.isInterlaced)
  }

  @Test("names the colour profile")
  func profile() throws {
    let png = TestPNG.flat(
      width: 1, height: 1, row: [1, 2, 3], chunks: [TestProfile.chunk(TestProfile.displayP3)])
    guard case .icc(let profile) = try ImageHeader.read(png.bytes).profile else {
      Issue.record("no profile was read")
      return
    }
    #expect(profile.colourSpace == "RGB ")
    #expect(profile.name == "RGB built-in")
    #expect(profile.bytes == TestProfile.displayP3)
  }

  @Test(
    "tells a damaged profile from none",
    arguments: [
      ("iCCP", Array("p\0\0".utf8) + [1, 2, 3]), TestProfile.chunk([1, 2, 3]),
      TestProfile.chunk(Array(TestProfile.displayP3.dropLast(20))), ("iCCP", []),
    ] as [(String, [UInt8])])
  func damagedProfile(name: String, contents: [UInt8]) throws {
    let png = TestPNG.flat(
      width: 1, height: 1, row: [1, 2, 3], chunks: [(name: name, contents: contents)])
    let header = try ImageHeader.read(png.bytes)
    guard case .damaged = header.profile else {
      Issue.record("the profile is \(header.profile)")
      return
    }
    #expect(header.problems.count == 1)
  }

  @Test(
    "of a JPEG says what the pixels are",
    arguments: [
      (TestJPEG.Kind.colour, ImageHeader.ColourKind.rgb, false), (.progressive, .rgb, true),
      (.grey, .grey, false), (.cmyk, .ycck, false),
    ])
  func jpeg(kind: TestJPEG.Kind, colour: ImageHeader.ColourKind, isInterlaced: Bool) throws {
    let header = try ImageHeader.read(TestJPEG.make(kind))
    #expect(header.format == .jpeg)
    #expect(header.size == PixelSize(width: 16, height: 8))
    #expect(header.colourKind == colour)
    #expect(header.isInterlaced == isInterlaced)
    #expect(header.bitDepth == 8)
    #expect(!header.hasAlpha)
    #expect(header.problems == [])
  }

  @Test("reads a JPEG's orientation, comment and profile")
  func segments() throws {
    var file = TestJPEG.make(.colour)
    file = TestJPEG.inserting(0xE1, TestJPEG.exif(orientation: 6), into: file)
    file = TestJPEG.inserting(0xFE, Array("made here".utf8), into: file)
    let half = TestProfile.displayP3.count / 2
    let mark = Array("ICC_PROFILE\0".utf8)
    file = TestJPEG.inserting(0xE2, mark + [1, 2] + TestProfile.displayP3[..<half], into: file)
    file = TestJPEG.inserting(0xE2, mark + [2, 2] + TestProfile.displayP3[half...], into: file)
    let header = try ImageHeader.read(file)
    #expect(header.orientation == .turnedRight)
    #expect(header.size == PixelSize(width: 16, height: 8))
    #expect(header.shownSize == PixelSize(width: 8, height: 16))
    #expect(header.texts.map(\.value) == ["made here"])
    guard case .icc(let profile) = header.profile else {
      Issue.record("no profile was read")
      return
    }
    #expect(profile.bytes == TestProfile.displayP3)
  }

  @Test(
    "names what is wrong with the chunks",
    arguments: [
      ([("tIME", [0]), ("tIME", [0])], ImageProblem.Kind.repeatedChunk("tIME"), false),
      ([("PLTE", [1, 2, 3]), ("gAMA", [0, 0, 0, 1])], .chunkOrder(chunk: "gAMA"), false),
      ([("tRNS", [0, 0, 0, 0, 0, 0]), ("PLTE", [1, 2, 3])], .chunkOrder(chunk: "PLTE"), true),
      ([("NEWS", [])], .unknownCriticalChunk("NEWS"), true),
      ([("PLTE", [1, 2])], .badContents(chunk: "PLTE", "the palette has 2 bytes"), true),
      (
        [("tEXt", [65])],
        .badContents(chunk: "tEXt", "it has no keyword of 1 to 79 characters"), false
      ),
    ] as [([(String, [UInt8])], ImageProblem.Kind, Bool)])
  func chunkProblems(
    chunks: [(String, [UInt8])], kind: ImageProblem.Kind, isFatal: Bool
  ) throws {
    var png = TestPNG.flat(width: 1, height: 1, row: [1, 2, 3])
    png.chunks = chunks.map { (name: $0.0, contents: $0.1) }
    let problems = try ImageHeader.read(png.bytes).problems
    #expect(problems.map(\.kind) == [kind])
    #expect(problems.map(\.isFatal) == [isFatal])
  }

  @Test("finds bytes after the end, and a wrong check sum")
  func leftovers() throws {
    var file = TestPNG.flat(width: 1, height: 1, row: [1, 2, 3]).bytes
    #expect(try ImageHeader.read(file + [1, 2]).problems.map(\.kind) == [.trailingBytes(2)])
    #expect(
      try ImageHeader.read(TestJPEG.make(.colour) + [1, 2]).problems.map(\.kind)
        == [.trailingBytes(2)])
    file[file.count - 20] ^= 1
    #expect(try ImageHeader.read(file).problems.map(\.kind) == [.badChecksum(chunk: "IDAT")])
  }

  @Test(
    "refuses what has no size to be known",
    arguments: [
      (TestPNG.flat(width: 0, height: 1, row: []).bytes, ImageError?.none),
      (TestPNG.flat(width: 1, height: 1, row: [], depth: 4, colourType: 2).bytes, nil),
      (Array("GIF89a".utf8), .unknownFormat), ([], .unknownFormat),
      ([0x89, 0x50], .truncated(at: 2)), ([0xFF, 0xD8, 0xFF, 0xD9], nil),
    ] as [([UInt8], ImageError?)])
  func refuses(bytes: [UInt8], error: ImageError?) {
    let thrown = #expect(throws: ImageError.self) { try ImageHeader.read(bytes) }
    if let error { #expect(thrown == error) }
  }
}
