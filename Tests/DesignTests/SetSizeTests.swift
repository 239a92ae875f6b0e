import Composer
import Diagnostics
import Geometry
import Testing

@Suite("One size over a set")
struct SetSizeTests {
  private static let short = "Plan it"
  private static let long = "Plan the whole week in one quiet evening"

  private static func text(_ more: String = "", size: Int = 60, least: Int = 16) -> String {
    """
    <text data-text="headline" data-box="20 20 360 150" data-min-size="\(least)" data-lines="2" \
    font-family="sans-serif" font-size="\(size)" \(more)>Words</text>
    """
  }

  private static func sizes(_ sheets: [Sheet]) throws -> [Double] {
    try Sheet.fill(sheets).map { outcome in
      try #require(outcome.page?.lines.first, "\(outcome.findings.all)").size
    }
  }

  private static func pair(_ body: String, _ other: String? = nil) throws -> [Sheet] {
    var sheets = [try Sheet(body), try Sheet(other ?? body)]
    sheets[0].texts = ["headline": short]
    sheets[1].texts = ["headline": long]
    return sheets
  }

  @Test("a short and a long text have the size that the long one needs")
  func shared() throws {
    let sheets = try Self.pair(Self.text())
    let sizes = try Self.sizes(sheets)
    #expect(sizes[0] == sizes[1])
    #expect(sizes[0] < 60)
    #expect(try Self.sizes([sheets[0]]) == [60])
  }

  @Test("a text with a size of its own has it, and decides for no other")
  func own() throws {
    let sizes = try Self.sizes(try Self.pair(Self.text("data-size=\"own\"")))
    #expect(sizes[0] == 60)
    #expect(sizes[1] < 60)
    let mixed = try Self.sizes(try Self.pair(Self.text(), Self.text("data-size=\"own\"")))
    #expect(mixed[0] == 60)
  }

  @Test("templates of other sizes shrink by the same part of theirs")
  func ratio() throws {
    let sizes = try Self.sizes(try Self.pair(Self.text(size: 40), Self.text(size: 60)))
    #expect(sizes[1] < 60)
    #expect(abs(sizes[0] / 40 - sizes[1] / 60) < 0.001)
  }

  @Test("no template goes under a least size of its own for another one's sake")
  func least() throws {
    let sizes = try Self.sizes(try Self.pair(Self.text(least: 50), Self.text()))
    #expect(sizes[0] == 50)
    #expect(sizes[1] < 50)
  }

  @Test("another locale, and another well, has a size of its own", arguments: ["locale", "well"])
  func apart(by difference: String) throws {
    var sheets = try Self.pair(Self.text())
    if difference == "locale" { sheets[1].locale = "en-GB" } else { sheets[1].well = "other" }
    #expect(try Self.sizes(sheets)[0] == 60)
  }

  @Test("a text that overflows does not shrink the rest")
  func overflowing() throws {
    var sheets = try Self.pair(Self.text(least: 40))
    sheets[1].texts = ["headline": String(repeating: "much too long ", count: 20)]
    let outcomes = try Sheet.fill(sheets)
    #expect(outcomes[0].page?.lines.first?.size == 60)
    #expect(outcomes[1].findings.all.map(\.code) == ["text-overflow"])
  }

  @Test(
    "the baseline stands still, whatever letters a text has",
    arguments: ["top", "bottom", "middle"])
  func baseline(anchor: String) throws {
    let sheets = try ["Wy", "ace", "gpq", "HIL"].map { words in
      var sheet = try Sheet(Self.text("data-anchor=\"\(anchor)\"", size: 40))
      sheet.texts = ["headline": words]
      return sheet
    }
    let places = try Sheet.fill(sheets).map { try #require($0.page?.lines.first).baselines }
    #expect(Set(places).count == 1)
  }
}
