import Geometry
import Raster
import Testing

@Suite("Fonts in several threads")
struct ManyFontsTests {
  /// Words in more scripts than cairo keeps font files open for.
  private static let words = [
    "Plan", "План", "Σχέδιο", "Պլան", "გეგმა", "תוכנית", "خطة", "योजना", "পরিকল্পনা", "ਯੋਜਨਾ",
    "યોજના", "ଯୋଜନା", "திட்டம்", "ప్రణాళిక", "ಯೋಜನೆ", "പദ്ധതി", "සැලැස්ම", "แผน", "ແຜນ", "အစီအစဉ်",
    "ផែនការ", "እቅድ", "計画", "계획", "计划", "ᏣᎳᎩ", "ⵜⵉⴼⵉⵏⴰⵖ", "ᠮᠣᠩᠭᠣᠯ",
  ]

  @Test("texts in many scripts are measured and drawn at once, and are what they are one by one")
  func atOnce() async throws {
    // A size of its own for each has every glyph read from its font anew.
    let places = (0..<800).map { (word: Self.words[$0 % Self.words.count], size: 20 + $0 % 61) }
    let together = try await withThrowingTaskGroup(of: (Int, Bitmap).self) { group in
      for (index, place) in places.enumerated() {
        group.addTask { (index, try Self.picture(of: place.word, size: place.size)) }
      }
      return try await group.reduce(into: [Int: Bitmap]()) { $0[$1.0] = $1.1 }
    }
    for index in stride(from: 0, to: places.count, by: 7) {
      let alone = try Self.picture(of: places[index].word, size: places[index].size)
      #expect(together[index] == alone)
    }
  }

  private static func picture(of word: String, size: Int) throws -> Bitmap {
    // What is drawn has been measured.
    _ = TextMeasurer().measure(word, TextStyle(family: "Noto Sans", size: Double(size)))
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="60"><rect width="300" height="60" \
      fill="#fff"/><text x="5" y="45" font-family="Noto Sans" font-size="\(size)">\(word)</text></svg>
      """
    return try SVGDocument(Array(svg.utf8)).render(to: PixelSize(width: 300, height: 60))
  }
}
