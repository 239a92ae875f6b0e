import Diagnostics
import Documents
import Testing

@Suite("XCStringsReader")
struct XCStringsReaderTests {
  private func read(_ text: String) -> XCStringsReader.Result {
    XCStringsReader().read(Array(text.utf8), file: "a.xcstrings")
  }

  private static let sample = """
    { "sourceLanguage": "en", "version": "1.0", "strings": {
      "title": { "extractionState": "manual", "localizations": {
        "de": { "stringUnit": { "state": "translated", "value": "Titel" } },
        "ja": { "variations": { "device": {
          "iphone": { "stringUnit": { "state": "new", "value": "電話" } },
          "other": { "variations": { "plural": { "other": { "stringUnit": { "value": "他" } } } } } } } } } },
      "code": { "shouldTranslate": false },
      "%lld tasks": { "localizations": { "en": { "stringUnit": { "value": "%#@n@" },
        "substitutions": { "n": { "variations": { "plural": {
          "one": { "stringUnit": { "value": "%arg task" } } } } } } } } }
    } }
    """

  @Test("each key holds its texts, with what each is for")
  func units() throws {
    let result = read(Self.sample)
    let catalog = try #require(result.catalog)
    #expect(result.faults.isEmpty)
    #expect(catalog.sourceLanguage == "en")
    #expect(catalog.entries.map(\.key) == ["title", "code", "%lld tasks"])
    #expect(catalog.entries.map(\.shouldTranslate) == [true, false, true])
    #expect(catalog.entries[0].extractionState == "manual")
    #expect(catalog.entries[0].units.map(\.state) == ["translated", "new", nil])
    #expect(
      catalog.entries[0].units.map(\.variation) == [
        [], [.device("iphone")], [.device("other"), .plural("other")],
      ])
    #expect(catalog.entries[2].units.last?.variation == [.substitution("n"), .plural("one")])
    #expect(catalog.entries[0].units[0].location.start == Place(line: 3, column: 61))
  }

  @Test("the text that everybody sees is the plain one, else that of 'other'")
  func plainest() throws {
    let texts = try #require(read(Self.sample).catalog).texts(of: "title")
    #expect(texts.mapValues(\.value) == ["de": "Titel", "ja": "他"])
  }

  @Test(
    "another shape is a fault",
    arguments: [
      "", "[]", "{}", #"{"strings":[]}"#, #"{"strings":{"a":1}}"#,
      #"{"strings":{"a":{"localizations":{"de":"x"}}}}"#,
      #"{"strings":{"a":{"localizations":{"de":{"stringUnit":{"state":"new"}}}}}}"#,
      #"{"strings":{"a":{"localizations":{"de":{"variations":1}}}}}"#,
    ])
  func faults(text: String) {
    #expect(!read(text).faults.isEmpty)
  }
}
