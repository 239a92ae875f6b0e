import Composer
import Documents
import Geometry
import Raster
import Testing

@Suite("Mirroring")
struct MirrorTests {
  private static let body = """
    <rect id="mark" x="10" y="10" width="40" height="20" fill="#ff0"/>
    <rect id="keeps" data-mirror="false" x="10" y="370" width="40" height="20" fill="#0ff"/>
    <text data-text="headline" data-box="200 20 180 100" text-anchor="start" font-family="sans-serif" \
    font-size="30">Words</text>
    <rect data-slot="1" data-fit="cover" x="20" y="150" width="132" height="200"/>
    """

  private static func sheet(
    _ body: String = body, locale: String, root: String = "data-mirror=\"true\""
  ) throws -> Sheet {
    var sheet = try Sheet(body, root: root)
    sheet.locale = locale
    sheet.texts = ["headline": locale == "ar" ? "خطة اليوم" : "Plan the day"]
    sheet.captures = ["phone"]
    return sheet
  }

  private static func isRed(_ colour: Bitmap.Colour) -> Bool {
    colour.red > 150 && colour.green < 90 && colour.blue < 90
  }

  private static func isBlue(_ colour: Bitmap.Colour) -> Bool {
    colour.blue > 150 && colour.green < 90 && colour.red < 90
  }

  @Test(
    "a slot lies on the other side from right to left, the capture in it as it was taken",
    arguments: [
      ("en-US", "data-mirror=\"true\"", 20), ("ar", "data-mirror=\"true\"", 248),
      ("he", "data-mirror=\"true\"", 248), ("ar", "", 20), ("ar", "data-mirror=\"false\"", 20),
    ])
  func slot(locale: String, root: String, left: Int) throws {
    let bitmap = try Self.sheet(locale: locale, root: root).draw()
    #expect(Self.isRed(bitmap.pixel(left + 10, 300)))
    #expect(Self.isBlue(bitmap.pixel(left + 120, 300)))
  }

  @Test("shapes are mirrored, but for those that say otherwise", arguments: ["en-US", "ar"])
  func shapes(locale: String) throws {
    let bitmap = try Self.sheet(locale: locale).draw()
    let isMirrored = locale == "ar"
    #expect(bitmap.pixel(isMirrored ? 370 : 30, 20) == .init(red: 255, green: 255, blue: 0))
    #expect(bitmap.pixel(isMirrored ? 30 : 370, 20) == .init(red: 255, green: 255, blue: 255))
    #expect(bitmap.pixel(30, 380) == .init(red: 0, green: 255, blue: 255))
  }

  @Test("a text starts at the other side of its mirrored box")
  func text() throws {
    let body = """
      <text data-text="headline" data-box="200 20 180 100" text-anchor="start" \
      font-family="sans-serif" font-size="30">Words</text>
      <rect data-slot="1" data-fit="cover" x="20" y="390" width="5" height="5"/>
      """
    func ink(_ locale: String, mirrored: Bool) throws -> Rect {
      let root = mirrored ? "data-mirror=\"true\"" : ""
      var sheet = try Self.sheet(body, locale: locale, root: root)
      sheet.texts = ["headline": "خطة"]
      let page = try sheet.page()
      let prepared = try page.prepared()
      let id = try #require(prepared.texts.first).id
      return try #require(try SVGDocument(prepared.svg).inkBounds(of: id))
    }
    let mirrored = try ink("ar", mirrored: true)
    #expect(mirrored.isInside(Rect(x: 20, y: 20, width: 180, height: 100)))
    #expect(mirrored.maxX > 190)
    let plain = try ink("ar", mirrored: false)
    #expect(plain.isInside(Rect(x: 200, y: 20, width: 180, height: 100)))
    #expect(plain.maxX > 370)
  }

  @Test(
    "what is turned turns the other way",
    arguments: [
      "rotate(20 100 200)", "translate(30 10) rotate(-15 80 160)", "matrix(0.9 0.2 -0.1 0.8 20 5)",
      "skewX(12)", "scale(0.8 1.1)",
    ])
  func turned(transform: String) throws {
    // A shape of its own and one that a slot's group turns, each the same on both sides.
    let groups = """
      <g transform="\(transform)"><rect x="40" y="120" width="120" height="60" fill="#e0e"/>\
      <rect data-slot="1" data-fit="cover" data-crop="0 0 1 0.1" x="60" y="200" width="80" height="90"/></g>
      """
    let left = try Self.sheet(groups, locale: "en-US").draw()
    let right = try Self.sheet(groups, locale: "ar").draw()
    #expect(left.samples != right.samples)
    #expect(left.mirrored.difference(from: right) < 0.002)
  }

  @Test("a scene over several pictures runs from the right")
  func panorama() throws {
    let body = """
      <text data-text="headline" data-box="20 20 360 100" font-family="sans-serif" font-size="30">W</text>
      <text data-text="headline-2" data-box="420 20 360 100" font-family="sans-serif" font-size="30">W</text>
      <rect x="100" y="200" width="50" height="50" fill="#f80"/>
      <rect x="700" y="200" width="50" height="50" fill="#08f"/>
      """
    for (locale, x) in [("en-US", [110, 310]), ("ar", [290, 90])] {
      var sheet = try Sheet(
        body, root: "data-mirror=\"true\" data-pages=\"2\"", viewBox: "0 0 800 400")
      sheet.locale = locale
      sheet.texts = ["headline": "Alpha", "headline-2": "Beta"]
      let first = try sheet.page()
      sheet.page = 1
      let second = try sheet.page()
      #expect(first.lines.map(\.lines) == [["Alpha"]])
      #expect(second.lines.map(\.lines) == [["Beta"]])
      #expect(try first.drawn().pixel(x[0], 220) == .init(red: 255, green: 136, blue: 0))
      #expect(try second.drawn().pixel(x[1], 220) == .init(red: 0, green: 136, blue: 255))
    }
  }

  @Test("the pictures of a scene meet without a seam", arguments: ["en-US", "ar"])
  func seam(locale: String) throws {
    let body = """
      <path d="M0 100 L800 300 V320 L0 120 z" fill="#f80"/>
      <text data-text="headline" data-box="20 20 60 40" font-family="sans-serif" font-size="30">W</text>
      """
    var sheet = try Sheet(
      body, root: "data-mirror=\"true\" data-pages=\"2\"", viewBox: "0 0 800 400")
    sheet.locale = locale
    sheet.texts = ["headline": "A"]
    var pictures = [try sheet.draw()]
    sheet.page = 1
    pictures.append(try sheet.draw())
    // From right to left the second picture stands at the left of the first.
    let (left, right) = locale == "ar" ? (pictures[1], pictures[0]) : (pictures[0], pictures[1])
    for y in 100..<320 {
      let (a, b) = (left.pixel(399, y), right.pixel(0, y))
      #expect(abs(Int(a.blue) - Int(b.blue)) < 90, "\(y)")
    }
  }
}
