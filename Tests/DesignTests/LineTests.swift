import Composer
import Diagnostics
import Documents
import Fixtures
import Geometry
import Raster
import Testing

@Suite("Lines of a text")
struct LineTests {
  private static func sheet(
    _ words: String, locale: String = "en-US", box: String = "20 20 360 360", size: Int = 60,
    least: Int = 20, lines: Int = 6
  ) throws -> Sheet {
    var sheet = try Sheet(
      """
      <text data-text="headline" data-box="\(box)" data-min-size="\(least)" data-lines="\(lines)" \
      font-family="sans-serif" font-size="\(size)">Words</text>
      """)
    sheet.locale = locale
    sheet.texts = ["headline": words]
    return sheet
  }

  private static func lines(
    _ words: String, locale: String = "en-US", box: String = "20 20 360 360", size: Int = 60,
    least: Int = 20, lines: Int = 6
  ) throws -> [String] {
    let page = try sheet(
      words, locale: locale, box: box, size: size, least: least, lines: lines
    ).page()
    return try #require(page.lines.first).lines
  }

  @Test("a line end of the author stays one")
  func newline() throws {
    #expect(try Self.lines("One\nTwo three") == ["One", "Two three"])
  }

  @Test("line ends at the ends and in a row make no empty line")
  func blankLines() throws {
    #expect(try Self.lines("\nOne\n\n\nTwo\n") == ["One", "Two"])
  }

  @Test("a soft hyphen shows where a line ends at it")
  func softHyphen() throws {
    let lines = try Self.lines(
      "Donau\u{AD}dampf\u{AD}schiff\u{AD}fahrt", locale: "de-DE", box: "20 20 240 360", least: 50)
    #expect(lines.count > 1)
    #expect(lines.dropLast().allSatisfy { $0.hasSuffix("-") })
    #expect(lines.last?.hasSuffix("-") == false)
    #expect(!lines.joined().contains("\u{AD}"))
    #expect(lines.joined().filter { $0 != "-" } == "Donaudampfschifffahrt")
  }

  @Test("a soft hyphen inside of a line does not show")
  func hiddenHyphen() throws {
    #expect(try Self.lines("Dampf\u{AD}schiff", locale: "de-DE", size: 30) == ["Dampfschiff"])
  }

  @Test("Korean keeps its words whole")
  func korean() throws {
    let words = "하루를 차분하게 계획하고 마무리하세요"
    let lines = try Self.lines(words, locale: "ko", size: 50, least: 40)
    #expect(lines.count > 1)
    #expect(lines.joined(separator: " ") == words)
  }

  @Test(
    "scripts without spaces break between words",
    arguments: [
      ("ja", "一週間の予定をまとめて見渡す", ["一週間の", "予定を", "まとめて", "見渡す"]),
      ("th", "วางแผนทั้งสัปดาห์", ["วางแผน", "ทั้ง", "สัปดาห์"]),
      ("km", "ភាសាខ្មែរស្រួលរៀន", ["ភាសា", "ខ្មែរ", "ស្រួល", "រៀន"]),
      ("lo", "ພາສາລາວງ່າຍພາສາລາວງ່າຍ", ["ພາສາ", "ລາວ", "ງ່າຍ", "ພາສາ", "ລາວ", "ງ່າຍ"]),
      ("zh-Hans", "一分钟安排好你的一周", ["一", "分钟", "安排", "好", "你", "的", "一周"]),
    ])
  func unspaced(locale: String, words: String, parts: [String]) throws {
    let lines = try Self.lines(words, locale: locale, size: 60, least: 50, lines: 4)
    #expect(lines.count > 1)
    #expect(lines.joined() == words)
    var ends: Set<String> = []
    for count in parts.indices { ends.insert(parts[...count].joined()) }
    for count in lines.indices { #expect(ends.contains(lines[...count].joined()), "\(lines)") }
  }

  @Test("a mark never starts a line", arguments: ["ja", "zh-Hans"])
  func marks(locale: String) throws {
    let lines = try Self.lines("今日、明日、来週。予定は一つの表に。", locale: locale, size: 60, least: 50)
    #expect(lines.count > 1)
    #expect(lines.allSatisfy { !"、。".contains($0.first ?? " ") })
  }

  @Test(
    "lines are balanced",
    arguments: [
      "Plan your whole week in one minute", "A calmer way through today and tomorrow",
      "Everything that matters, in one short list", "Quiet time to focus on what you love",
      "Know where your time goes, week by week",
    ])
  func balance(words: String) throws {
    let page = try Self.sheet(words, size: 60, least: 30, lines: 3).page()
    let lines = try #require(page.lines.first)
    #expect(lines.lines.count > 1)
    let measurer = TextMeasurer()
    let style = TextStyle(family: "sans-serif", size: lines.size, language: "en-US")
    let widths = lines.lines.map { measurer.measure($0, style).advance }
    #expect((widths.min() ?? 0) >= 0.6 * (widths.max() ?? 1), "\(lines.lines)")
  }

  @Test("a compound that is too long is told of with its numbers")
  func overflow() throws {
    let outcome = try Self.sheet(
      "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz", locale: "de-DE", least: 40
    ).fill()
    #expect(outcome.page == nil)
    let finding = try #require(outcome.findings.all.first)
    #expect(finding.code == "text-overflow")
    #expect(finding.message.contains("360 px by 360 px in 6 lines"))
    #expect(finding.message.contains("the least is 40 px"))
    #expect(finding.message.contains("it needs a size of "))
    #expect(finding.details["field"] == "headline")
  }

  @Test("more lines of the author than the box has are told of")
  func tooManyLines() throws {
    let outcome = try Self.sheet("a\nb\nc", lines: 2).fill()
    #expect(outcome.findings.all.map(\.code) == ["text-overflow"])
  }

  @Test(
    "a text that no picture can hold is told of at once",
    arguments: [
      String(repeating: "long ", count: 2000), String(repeating: "x", count: 10_000),
      String(repeating: "長", count: 10_000), String(repeating: "long\n", count: 2000),
      String(repeating: "👩‍👩‍👧‍👦", count: 1000),
    ])
  func flood(words: String) throws {
    let outcome = try Self.sheet(words).fill()
    #expect(outcome.page == nil)
    #expect(outcome.findings.all.map(\.code) == ["text-overflow"])
    #expect(outcome.findings.all.allSatisfy { $0.message.count < 400 })
  }

  @Test("marks piled up on a letter stay in the box or are told of", arguments: [4, 40, 4000])
  func marks(count: Int) throws {
    let words = "a" + String(repeating: "\u{301}\u{316}", count: count) + " plan"
    let outcome = try Self.sheet(words).fill()
    guard let page = outcome.page else {
      #expect(outcome.findings.all.map(\.code) == ["text-overflow"])
      return
    }
    let ink = try #require(try page.drawn().ink)
    #expect(ink.isInside(Rect(x: 20, y: 20, width: 360, height: 360)))
  }

  @Test(
    "overrides of the direction change nothing around the text",
    arguments: [
      "\u{202E}Plan your day\u{202C}", "\u{202E}Plan your day", "\u{2067}Plan\u{2066} a day",
    ])
  func overrides(words: String) throws {
    let page = try Self.sheet(words).page()
    let ink = try #require(try page.drawn().ink)
    #expect(ink.isInside(Rect(x: 20, y: 20, width: 360, height: 360)))
    #expect(page.elements("title").map(\.text) == [words])
  }

  @Test(
    "a control character in copy is refused",
    arguments: ["\\u0007", "\\u0000", "\\u001b[2J", "\\u0085", "\\ufffe"])
  func control(escape: String) {
    let copy = """
      {"kind": "screenshot-copy", "locales": {"en-US": {"headlines": {"home": "Plan\(escape)"}}}}
      """
    var findings = Findings()
    let read = Copy.read(
      Path("/copy.json"), in: MemoryWorkspace(texts: ["copy.json": copy]), into: &findings)
    #expect(findings.all.map(\.code) == ["copy-invalid"])
    #expect(read?.locales["en-us"]?.texts.isEmpty == true)
  }

  @Test(
    "half of a surrogate pair in copy is refused", arguments: ["\\ud83d", "\\ude00", "\\ud83dx"])
  func surrogate(escape: String) {
    let copy = """
      {"kind": "screenshot-copy", "locales": {"en-US": {"headlines": {"home": "Plan\(escape)"}}}}
      """
    var findings = Findings()
    _ = Copy.read(
      Path("/copy.json"), in: MemoryWorkspace(texts: ["copy.json": copy]), into: &findings)
    #expect(findings.hasErrors)
  }
}
