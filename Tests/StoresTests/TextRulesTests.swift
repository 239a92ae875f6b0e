import Diagnostics
import Documents
import Stores
import Testing

@Suite("TextRules")
struct TextRulesTests {
  /// What is found in an example: its path on the first line, its text after it.
  private func findings(_ example: String) throws -> [Finding] {
    let end = try #require(example.firstIndex(of: "\n"))
    let path = Path(String(example[..<end]))
    return try findings(path.stem, String(example[example.index(after: end)...]))
  }

  private func findings(_ file: String, _ text: String) throws -> [Finding] {
    let field = try #require(StoreTables.shipped.textFields.first { $0.file == file })
    let source = SourceText(Array(text.utf8), file: "\(file).txt")
    var findings = Findings()
    TextRules.check(ListingText(field: field, locale: "en-US", source: source), into: &findings)
    return findings.sorted
  }

  @Test("the bad example of a rule has its fault and no other", arguments: TextRules.all)
  func bad(_ rule: RuleDescription) throws {
    #expect(Set(try findings(rule.bad.text).map(\.code)) == [rule.code])
    #expect(try findings(rule.bad.text).first?.severity == rule.severity)
  }

  @Test("the good example of a rule has no fault", arguments: TextRules.all)
  func good(_ rule: RuleDescription) throws {
    #expect(try findings(rule.good.text).isEmpty)
  }

  @Test(
    "a text may be as long as its limit, space at its ends apart",
    arguments: StoreTables.shipped.textFields)
  func limits(_ field: TextField) throws {
    let limit = try #require(field.length?.upperBound)
    let full = String(repeating: "a", count: limit)
    #expect(try findings(field.file, full + "\n").isEmpty)
    #expect(try findings(field.file, full + "a").map(\.code) == ["text-too-long"])
  }

  @Test("keywords over 100 bytes are a warning, over 100 characters an error")
  func keywords() throws {
    let keywords = try findings("keywords", String(repeating: "é", count: 60))
    #expect(keywords.map(\.severity) == [.warning])
    let long = try findings("keywords", String(repeating: "é", count: 101))
    #expect(long.map(\.severity) == [.error])
  }

  @Test("a finding points at the stretch that is meant, past leading space and wide characters")
  func places() throws {
    let found = try findings("description", "\n  日本 for Android")
    #expect(found.first?.location?.start == Place(line: 2, column: 10))
    #expect(found.first?.location?.end == Place(line: 2, column: 17))
  }

  @Test(
    "a name that is part of a word, or stands in an allowed phrase, is fine",
    arguments: ["Androids", "Google Analytics", "google drive", "googled"])
  func allowed(_ text: String) throws {
    #expect(try findings("description", text).isEmpty)
  }

  @Test("Google Play's texts may name any platform")
  func play() throws {
    #expect(try findings("full_description", "For Android, coming soon").isEmpty)
  }

  @Test(
    "what a text must not hold is found",
    arguments: [
      ("name", "Soar\nPlan"), ("name", "Soar\tPlan"), ("description", "a\u{FEFF}b"),
      ("description", "a\u{FFFD}b"), ("description", "a\u{7}b"), ("title", "Soar\u{2028}Plan"),
    ])
  func controls(_ file: String, _ text: String) throws {
    #expect(try findings(file, text).map(\.code) == ["text-control-character"])
  }

  @Test(
    "placeholders are found, and prices and braces of other kinds are not",
    arguments: [
      ("Hi {{NAME}}", 1), ("${price} a week", 1), ("TODO: write", 1), ("$5 {a}", 0),
      ("todo list", 0),
      ("{{\n}}", 0), ("a placeholder", 1), ("{{", 0), ("${", 0), ("}}{{", 0),
    ])
  func placeholders(_ text: String, _ count: Int) throws {
    #expect(try findings("description", text).count { $0.code == "text-placeholder" } == count)
  }
}
