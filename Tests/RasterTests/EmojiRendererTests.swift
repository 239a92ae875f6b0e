import Geometry
import Raster
import Testing

@Suite("The emoji renderer")
struct EmojiRendererTests {
  @Test("finds the characters that a colour font sets, and where they stand")
  func runs() {
    let text = "Hi 😀 you 👨‍👩‍👧‍👦🇩🇪!"
    let style = TextStyle(family: "Inter", size: 96)
    let measurer = TextMeasurer()
    let runs = measurer.colourRuns(in: text, style)
    #expect(runs.map(\.cluster) == ["😀", "👨‍👩‍👧‍👦", "🇩🇪"])
    #expect(runs.map { String(text[$0.range]) } == runs.map(\.cluster))
    #expect(abs(runs[0].x - measurer.measure("Hi ", style).advance) < 1)
    #expect(abs(runs[1].x + runs[1].advance - runs[2].x) < 1)
    #expect(measurer.colourRuns(in: "No emoji, 1 # *", style) == [])
  }

  @Test("counts from the left in text from right to left, too")
  func rightToLeft() {
    let style = TextStyle(family: "Inter", size: 96, direction: .rightToLeft)
    let runs = TextMeasurer().colourRuns(in: "😀 مرحبا", style)
    #expect(runs.map(\.cluster) == ["😀"])
    #expect(runs[0].x > 100 && runs[0].advance > 50)
  }

  @Test("draws in colour, at the size asked for", arguments: [24.0, 96, 300], [1.0, 2])
  func draws(size: Double, density: Double) throws {
    let style = TextStyle(family: "Inter", size: size)
    let glyph = try EmojiRenderer.drawColour("😀", style, density: density)
    let picture = glyph.picture
    #expect(picture.size.width == Int((glyph.place.width * density).rounded(.up)))
    #expect(glyph.place.y < 0 && glyph.place.maxY > 0)
    let centre = (picture.size.height / 4 * picture.size.width + picture.size.width / 2) * 4
    let pixel = picture.samples[centre..<centre + 4].map(Int.init)
    #expect(pixel[0] > 200 && pixel[1] > 150 && pixel[2] < 120 && pixel[3] == 255, "\(pixel)")
    #expect(picture.samples[3] == 0)
  }

  @Test("refuses a character larger than a canvas")
  func tooLarge() {
    let style = TextStyle(family: "Inter", size: 100_000)
    #expect(throws: RasterError.self) { _ = try EmojiRenderer.drawColour("😀", style) }
  }
}
