import Composer
import Diagnostics
import Documents
import Fixtures
import Geometry
import Raster
import Testing

@Suite("Text of every script")
struct ScriptTests {
  @Test("the table has the App Store's fifty locales")
  func count() { #expect(Set(Headlines.all.map(\.locale)).count == 50) }

  @Test(
    "a long headline fits its box in every locale, and every character has a glyph",
    arguments: Headlines.all)
  func headline(locale: String, text: String) throws {
    var sheet = try Sheet(shipped: "hero")
    sheet.locale = locale
    sheet.texts = ["headline": text]
    sheet.captures = ["phone"]
    let page = try sheet.page()
    #expect(page.size == PixelSize(width: 1320, height: 2868))
    let prepared = try page.prepared()
    let document = try SVGDocument(prepared.svg)
    let box = try #require(TemplateDescription(sheet.template).boxes.first)
    let ids = prepared.texts.map(\.id)
    #expect(ids.count == 1)
    for id in ids {
      let ink = try #require(try document.inkBounds(of: id))
      #expect(ink.isInside(box), "\(ink)")
      #expect(ink.width > 500)
    }
  }

  /// Letters, marks, digits and signs by script.
  private static let alphabets: [(locale: String, letters: String)] = [
    ("en-US", "aejgMWQfy ÅÉĳ12,.!’“"), ("ru", "абжщДЙёу 34—"), ("ar", "ابتثجغقلمنهوي ًَِّ٣٤ 12،؟"),
    ("he", "אבגדהלםןץ ְִָּ 12!"), ("hi", "अआकिक्षमाज्ञीुृें१२ "), ("th", "กขงจฉดตปผฟีุู่้ำไ "),
    ("zh-Hans", "一分钟安排好你的周，。"), ("ja", "あいうえおカキク一週、。ー"), ("ko", "하루를계획하고값 "),
    ("en-US", "👩‍👩‍👧‍👦☀️🇩🇪1️⃣👍🏽 ok"),
  ]

  private static func words(_ random: inout SeededGenerator, _ letters: String) -> String {
    let letters = Array(letters.unicodeScalars)
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 1...28, using: &random) {
      text.append(letters[Int.random(in: letters.indices, using: &random)])
      if Int.random(in: 0..<6, using: &random) == 0 { text.append(" ") }
    }
    return String(text)
  }

  @Test("the ink of any text lies in its box, or the text is told of", arguments: 0..<60)
  func property(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let (locale, letters) = Self.alphabets[seed % Self.alphabets.count]
    let words = Self.words(&random, letters)
    let box = Rect(
      x: .random(in: 10...60, using: &random), y: .random(in: 10...60, using: &random),
      width: .random(in: 40...300, using: &random), height: .random(in: 20...300, using: &random))
    let size = Double.random(in: 12...90, using: &random).rounded()
    let choice = { (names: [String], random: inout SeededGenerator) in
      names[Int.random(in: names.indices, using: &random)]
    }
    var sheet = try Sheet(
      """
      <text data-text="headline" data-box="\(box.x) \(box.y) \(box.width) \(box.height)" \
      data-min-size="\(size * 0.3)" data-lines="\(Int.random(in: 1...5, using: &random))" \
      data-anchor="\(choice(["top", "middle", "bottom"], &random))" \
      text-anchor="\(choice(["start", "middle", "end"], &random))" font-family="sans-serif" \
      font-weight="\(choice(["400", "700"], &random))" \
      font-size="\(size)" letter-spacing="\(choice(["0", "-0.02em", "0.1em"], &random))">W</text>
      """)
    sheet.locale = locale
    sheet.texts = ["headline": words]
    let outcome = try sheet.fill()
    guard let page = outcome.page else {
      #expect(outcome.findings.all.map(\.code) == ["text-overflow"])
      return
    }
    guard let ink = try page.drawn().ink else { return }
    #expect(ink.isInside(box), "'\(words)' \(locale): \(ink) is not in \(box)")
  }

  @Test("numbers and Latin words in a text from right to left keep the direction of the text")
  func direction() throws {
    var sheet = try Sheet(shipped: "hero")
    sheet.locale = "ar-SA"
    sheet.captures = ["phone"]
    sheet.texts = ["headline": "خطط 2026 (App) بسهولة!"]
    let lines = try #require(try sheet.page().lines.first)
    #expect(lines.direction == "rtl")
    #expect(lines.lines.joined(separator: " ") == "خطط 2026 (App) بسهولة!")
  }

  @Test(
    "emoji are drawn in colour",
    arguments: [("en-US", "A sunny ☀️ day 🌻"), ("ar-SA", "يوم ☀️ مشمس 🌻")])
  func emoji(locale: String, words: String) throws {
    var sheet = try Sheet(
      """
      <text data-text="headline" data-box="20 20 360 200" data-lines="2" font-family="sans-serif" \
      font-size="60" fill="#000">Words</text>
      """)
    sheet.locale = locale
    sheet.texts = ["headline": words]
    let page = try sheet.page()
    let images = page.elements("image")
    #expect(images.count == 2)
    #expect(images.allSatisfy { $0["href"]?.hasPrefix("data:image/png;base64,") == true })
    #expect(page.lines.allSatisfy { !$0.lines.joined().contains("🌻") })
    let bitmap = try page.drawn()
    for image in images {
      let numbers = try ["x", "y", "width", "height"].map {
        try #require(image[$0].flatMap { Double($0) })
      }
      let place = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      #expect(place.isInside(Rect(x: 20, y: 20, width: 360, height: 200)))
      #expect(bitmap.colourful(in: place) > 100)
    }
  }

  @Test("a character that no font has is told of, not drawn as a box")
  func missingGlyph() throws {
    var sheet = try Sheet(
      "<text data-text=\"headline\" data-box=\"20 20 360 200\" font-family=\"sans-serif\" font-size=\"40\">W</text>"
    )
    sheet.texts = ["headline": "Plan \u{F8FE} it"]
    let page = try sheet.page()
    var findings = Findings()
    let prepared = PagePreparation(
      svg: page.svg, size: page.size,
      identity: PageIdentity(file: page.svgName, locale: page.locale, captureIDs: []),
      folder: Path("/"), captures: [:], fonts: .system
    ).prepare(in: try SheetCaptures().workspace, into: &findings)
    #expect(prepared == nil)
    let finding = try #require(findings.all.first)
    #expect(finding.code == "glyph-missing")
    #expect(finding.message.contains("U+F8FE"))
    #expect(finding.message.contains("en-US"))
  }

  @Test("a family that is not installed is told of")
  func missingFamily() throws {
    var sheet = try Sheet(
      "<text data-text=\"headline\" data-box=\"20 20 360 200\" font-family=\"Nowhere Sans\" font-size=\"40\">W</text>"
    )
    sheet.texts = ["headline": "Plan it"]
    let outcome = try sheet.fill()
    #expect(outcome.findings.all.map(\.code) == ["font-missing"])
    #expect(outcome.findings.all.first?.message.contains("Nowhere Sans") == true)
  }
}
