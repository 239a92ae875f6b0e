import Geometry
import Raster
import Testing

@Suite("The text measurer")
struct TextMeasurerTests {
  static let samples = [
    "Plan your week", "Ärger über Öl, gÿ", "AVATAR To", "مرحبا بالعالم", "שלום עולם", "नमस्ते दुनिया",
    "สวัสดีชาวโลก", "计划你的一周", "一週間の計画、すぐ。", "주간 계획", "Plan 计划 مرحبا week 42%",
  ]

  /// The rectangle of what is not white.
  static func ink(_ bitmap: Bitmap) -> Rect {
    var (left, top, right, bottom) = (bitmap.size.width, bitmap.size.height, 0, 0)
    for y in 0..<bitmap.size.height {
      let row = bitmap.samples[y * bitmap.size.width * 3..<(y + 1) * bitmap.size.width * 3]
      if row.allSatisfy({ $0 == 255 }) { continue }
      for x in 0..<bitmap.size.width where bitmap.pixel(x, y).red < 250 {
        (left, right) = (min(left, x), max(right, x + 1))
        (top, bottom) = (min(top, y), max(bottom, y + 1))
      }
    }
    return Rect(
      x: Double(left), y: Double(top), width: Double(right - left), height: Double(bottom - top))
  }

  @Test("says where librsvg's ink will be, to 2 px at 96 px", arguments: samples, [400, 700])
  func drawn(text: String, weight: Int) throws {
    let style = TextStyle(
      family: "Inter, sans-serif", size: 96, weight: weight, letterSpacing: 1.5, language: "en")
    let extents = TextMeasurer().measure(text, style)
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="1400" height="200" xml:lang="en">\
      <rect width="100%" height="100%" fill="#fff"/><text x="40" y="130" font-weight="\(weight)" \
      letter-spacing="1.5" font-family="Inter, sans-serif" font-size="96">\(text)</text></svg>
      """
    let document = try SVGDocument(Array(svg.utf8))
    let ink = Self.ink(try document.render(to: document.size))
    #expect(abs(ink.x - (40 + extents.ink.x)) <= 2, "\(ink) \(extents)")
    #expect(abs(ink.maxX - (40 + extents.ink.maxX)) <= 2, "\(ink) \(extents)")
    #expect(abs(ink.y - (130 + extents.ink.y)) <= 2, "\(ink) \(extents)")
    #expect(abs(ink.maxY - (130 + extents.ink.maxY)) <= 2, "\(ink) \(extents)")
    #expect(extents.missing == [])
  }

  @Test(
    "says how wide text from right to left is drawn",
    arguments: ["مرحبا 42 بالعالم!", "שלום (abc)"])
  func rightToLeft(text: String) throws {
    let style = TextStyle(
      family: "Inter, sans-serif", size: 96, language: "ar", direction: .rightToLeft)
    let extents = TextMeasurer().measure(text, style)
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="1100" height="200" xml:lang="ar">\
      <rect width="100%" height="100%" fill="#fff"/><text x="550" y="130" direction="rtl" \
      text-anchor="middle" font-family="Inter, sans-serif" font-size="96">\(text)</text></svg>
      """
    let document = try SVGDocument(Array(svg.utf8))
    let ink = Self.ink(try document.render(to: document.size))
    let start = 550 - extents.advance / 2
    #expect(abs(ink.x - (start + extents.ink.x)) <= 2, "\(ink) \(extents)")
    #expect(abs(ink.maxX - (start + extents.ink.maxX)) <= 2, "\(ink) \(extents)")
  }

  @Test("gives the same again, whatever was measured in between")
  func repeatable() {
    let measurer = TextMeasurer()
    let style = TextStyle(family: "Inter", size: 40)
    let first = measurer.measure("Plan", style)
    _ = measurer.measure(
      "مرحبا", TextStyle(family: "serif", size: 9, letterSpacing: 3, direction: .rightToLeft))
    #expect(measurer.measure("Plan", style) == first)
  }

  @Test("grows with size, weight and letter spacing")
  func grows() {
    let measurer = TextMeasurer()
    var style = TextStyle(family: "Inter", size: 40)
    let plain = measurer.measure("Plan", style)
    #expect(plain.ascent > 0 && plain.descent > 0)
    style.weight = 800
    #expect(measurer.measure("Plan", style).advance > plain.advance)
    style = TextStyle(family: "Inter", size: 80)
    #expect(abs(measurer.measure("Plan", style).advance - 2 * plain.advance) < 0.1)
    style = TextStyle(family: "Inter", size: 40, letterSpacing: 5)
    #expect((14.0...20.1).contains(measurer.measure("Plan", style).advance - plain.advance))
  }

  @Test("measures an empty text and one of blanks")
  func empty() {
    let measurer = TextMeasurer()
    let style = TextStyle(family: "Inter", size: 40)
    #expect(measurer.measure("", style).advance == 0)
    let line = measurer.measure("a\nb\tc", style)
    #expect(line == measurer.measure("a b c", style))
  }

  @Test("names the characters that are drawn as boxes")
  func boxes() {
    let extents = TextMeasurer().measure("a\u{378}b", TextStyle(family: "Inter", size: 40))
    #expect(extents.missing == ["\u{378}"])
  }

  @Test("takes a line apart by its fonts")
  func runs() {
    let text = "Plan 计划 مرحبا"
    let style = TextStyle(family: "Inter", size: 40)
    let measurer = TextMeasurer()
    let runs = measurer.runs(of: text, style)
    let advance = measurer.measure(text, style).advance
    #expect(abs(runs.reduce(0) { $0 + $1.advance } - advance) < 0.1)
    #expect(runs.first.map { text[$0.range].hasPrefix("Plan") } == true)
    #expect(runs.last?.isRightToLeft == true)
    #expect(runs.map(\.x) == runs.map(\.x).sorted())
  }
}
