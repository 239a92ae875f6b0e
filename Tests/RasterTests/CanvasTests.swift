import Geometry
import Raster
import Testing

@Suite("A canvas")
struct CanvasTests {
  private let under = """
    <defs><linearGradient id="g"><stop stop-color="#ff7a18"/><stop offset="1" stop-color="#319197"/>\
    </linearGradient></defs><rect width="120" height="80" fill="url(#g)"/>\
    <circle cx="60" cy="40" r="30" fill="#fff" fill-opacity="0.4"/>
    """
  private let over = """
    <text x="10" y="50" font-family="Inter" font-size="30" fill="#102030">Plan it</text>\
    <path d="M5 70L110 60" stroke="#d9480f" stroke-opacity="0.7" stroke-width="3"/>
    """

  private func document(_ body: String) throws -> [UInt8] {
    Array("<svg xmlns='http://www.w3.org/2000/svg' width='120' height='80'>\(body)</svg>".utf8)
  }

  @Test("gives what one document gives, pixel for pixel, when drawn in steps")
  func steps() throws {
    let size = PixelSize(width: 120, height: 80)
    let whole = try SVGDocument(document(under + over)).render(to: size)
    let below = try SVGDocument(document(under))
    let above = try SVGDocument(document(over))
    var canvas = try Canvas(size)
    try canvas.draw(below)
    var copy = try canvas.copy()
    try copy.draw(above)
    #expect(try copy.bitmap() == whole)
    #expect(try canvas.bitmap() != whole)
    var again = try Canvas(canvas.bitmap())
    try again.draw(above)
    #expect(try again.bitmap() == whole)
    var third = try Canvas(canvas.layer())
    try third.draw(above)
    #expect(try third.bitmap() == whole)
  }

  @Test("takes a transparent layer over a bitmap, to within rounding")
  func layers() throws {
    let size = PixelSize(width: 120, height: 80)
    let whole = try SVGDocument(document(under + over)).render(to: size)
    let layer = try SVGDocument(document(over)).renderLayer(to: size)
    let drawn = try SVGDocument(document(under)).render(to: size).drawing(layer)
    #expect(zip(drawn.samples, whole.samples).allSatisfy { abs(Int($0) - Int($1)) <= 2 })
  }

  @Test("draws a picture into a rectangle")
  func picture() throws {
    var canvas = try Canvas(
      Bitmap(
        size: PixelSize(width: 4, height: 2), samples: ContiguousArray(repeating: 255, count: 24)))
    let blue = Picture(
      size: PixelSize(width: 1, height: 1), hasAlpha: true, samples: [0, 0, 255, 128])
    try canvas.draw(blue, in: Rect(x: 2, y: 0, width: 2, height: 2))
    let bitmap = try canvas.bitmap()
    #expect(bitmap.pixel(0, 0) == Bitmap.Colour(red: 255, green: 255, blue: 255))
    #expect(bitmap.pixel(3, 1) == Bitmap.Colour(red: 127, green: 127, blue: 255))
  }

  @Test("gives back the picture that it was made of", arguments: [true, false])
  func roundTrip(hasAlpha: Bool) throws {
    let pixel: [UInt8] = hasAlpha ? [200, 100, 50, 255, 9, 8, 7, 255] : [200, 100, 50, 9, 8, 7]
    let picture = Picture(
      size: PixelSize(width: 2, height: 1), hasAlpha: hasAlpha, samples: ContiguousArray(pixel))
    #expect(try Canvas(picture).picture().samples == [200, 100, 50, 255, 9, 8, 7, 255])
    #expect(try Canvas(picture).bitmap().samples == [200, 100, 50, 9, 8, 7])
  }

  @Test("gives the same bytes whichever tasks draw, and how many")
  func tasks() async throws {
    let words = ["Plan", "your week", "مرحبا", "日本語", "สวัสดี", "नमस्ते", "Wochenplan"]
    let pages = (0..<56).map { index in
      SVGDocumentTests.page(
        """
        <text x="5" y="40" font-family="Inter, sans-serif" font-size="\(16 + index % 5)">\
        \(words[index % words.count]) \(index)</text>
        """, width: 300)
    }
    @Sendable func files(_ pages: ArraySlice<[UInt8]>) -> Result<[[UInt8]], RasterError> {
      do throws(RasterError) {
        var files: [[UInt8]] = []
        for page in pages {
          let document = try SVGDocument(page)
          files.append(try PNGEncoder.encode(document.render(to: document.size)))
        }
        return .success(files)
      } catch {
        return .failure(error)
      }
    }
    let alone = try files(pages[...]).get()
    let together = await withTaskGroup(of: Result<[[UInt8]], RasterError>.self) { group in
      for _ in 0..<4 { group.addTask { files(pages[...]) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(together.allSatisfy { $0 == .success(alone) })
    #expect(Set(alone).count == pages.count)
  }

  @Test("tells the bands in which it differs from another, and takes them over")
  func bands() throws {
    let size = PixelSize(width: 30, height: 200)
    let plain = "<svg xmlns='http://www.w3.org/2000/svg' width='30' height='200'>"
    let ground = plain + "<rect width='30' height='200' fill='#123456'/></svg>"
    let mark = plain + "<rect x='3' y='70' width='1' height='1' fill='red'/></svg>"
    var canvas = try Canvas(size)
    try canvas.draw(try SVGDocument(Array(ground.utf8)))
    let bitmap = try canvas.bitmap()
    var page = try canvas.copy()
    #expect(page.bands(unlike: canvas) == [])
    try page.draw(try SVGDocument(Array(mark.utf8)))
    #expect(page.bands(unlike: canvas) == [1])
    var copied = bitmap
    try page.copy([1], to: &copied)
    #expect(copied == (try page.bitmap()))
    copied.take([1], from: bitmap)
    #expect(copied == bitmap)
    page.take([1], from: canvas)
    #expect(page.bands(unlike: canvas) == [])
  }

  @Test("does not hand out a band that is not opaque")
  func clearBand() throws {
    let size = PixelSize(width: 4, height: 100)
    let half =
      "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='100'><rect width='4' height='70'/></svg>"
    var canvas = try Canvas(size)
    try canvas.draw(try SVGDocument(Array(half.utf8)))
    var bitmap = Bitmap(size: size, samples: ContiguousArray(repeating: 0, count: 1200))
    try canvas.copy([0], to: &bitmap)
    #expect(throws: RasterError.transparent(x: 0, y: 70, alpha: 0)) {
      var bitmap = bitmap
      try canvas.copy([1], to: &bitmap)
    }
  }
}
