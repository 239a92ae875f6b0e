import Composer
import Diagnostics
import Documents
import Fixtures
import Geometry
import Testing

@Suite("Words of a project")
struct CopyCheckTests {
  private static let template = Sheet.svg(
    """
    <text data-text="headline" data-box="20 20 360 100" data-min-size="8" data-lines="3" \
    font-family="sans-serif" font-size="30">W</text>
    <text data-text="note" data-optional="true" data-box="20 220 360 100" \
    font-family="sans-serif" font-size="30">W</text>
    """)

  private static func project(
    _ texts: [(locale: String, text: String)] = [("en-US", "Plan the whole day")],
    more: String = ""
  ) throws -> PictureProject {
    try PictureProject(
      template: template, size: PixelSize(width: 400, height: 400), texts: texts, more: more)
  }

  @Test(
    "a placeholder that nobody filled in is told of",
    arguments: ["{count}", "${name}", "{{ user.name }}", "%@", "%1$@", "%lld", "%d", "%2$s"])
  func placeholder(_ placeholder: String) async throws {
    let project = try Self.project([("en-US", "Plan \(placeholder) now")])
    let findings = await project.build().report.findings
    let finding = try #require(findings.first { $0.code == "copy-placeholder" })
    #expect(finding.severity == .error)
    #expect(finding.message.contains("'\(placeholder)'"))
    #expect(finding.location?.file.hasSuffix("copy.json") == true)
    #expect(finding.location?.start?.line == 2)
  }

  @Test(
    "signs that only look like placeholders are words",
    arguments: ["Save 20% daily", "100 %", "50% sicherer", "{}", "{1}"])
  func noPlaceholder(words: String) async throws {
    let findings = await (try Self.project([("en-US", words)])).build().report.findings
    #expect(!findings.contains { $0.code == "copy-placeholder" }, "\(findings)")
  }

  @Test(
    "a translation that is not done is told of by its state",
    arguments: [
      ("needs_review", "", "needs_review"), ("new", "", "new"), ("stale", "", "stale"),
      ("translated", "\"extractionState\": \"stale\",", "stale"), ("translated", "", ""),
    ])
  func unfinished(state: String, extraction: String, told: String) async throws {
    let project = try Self.project(more: "")
    try project.folder.replace("copy: copy.json", with: "copy: copy.xcstrings", in: "vitrine.yaml")
    try project.folder.write(
      "copy.xcstrings",
      """
      {"sourceLanguage": "en-US", "version": "1.0", "strings": {"home": {\(extraction)
      "localizations": {"en-US": {"stringUnit":
      {"state": "\(state)", "value": "Plan"}}}}}}
      """)
    let findings = await project.build().report.findings
    let unfinished = findings.filter { $0.code == "copy-unfinished" }
    #expect(unfinished.count == (told.isEmpty ? 0 : 1), "\(findings)")
    #expect(unfinished.allSatisfy { $0.message.contains("'\(told)'") && $0.severity == .warning })
  }

  @Test(
    "a damaged string catalog is told of",
    arguments: [
      "", "{", "[]", "{\"strings\": 3}", "{\"strings\": {\"home\": {\"localizations\": 1}}}",
    ])
  func damaged(catalog: String) async throws {
    let project = try Self.project()
    try project.folder.replace("copy: copy.json", with: "copy: copy.xcstrings", in: "vitrine.yaml")
    try project.folder.write("copy.xcstrings", catalog)
    let report = await project.build().report
    #expect(!report.ok)
    #expect(report.findings.contains { $0.location?.file.hasSuffix("copy.xcstrings") == true })
  }

  @Test("a key that no shot uses is told of with the nearest that one does")
  func unused() async throws {
    let project = try Self.project()
    try project.writeCopy([("en-US", "Plan")], names: ["note"], more: ", \"hoem\": \"Plan it\"")
    let findings = await project.build().report.findings
    let unused = findings.filter { $0.code == "copy-unused" }
    #expect(unused.count == 1)
    #expect(unused.first?.message == "no shot uses the text 'hoem'")
    #expect(unused.first?.hint == "did you mean 'home'?")
  }

  @Test(
    "words of the source that were left in another language are told of",
    arguments: [
      ("de-DE", "Plan the whole day", 1), ("de-DE", "Plane den ganzen Tag", 0),
      ("en-GB", "Plan the whole day", 0),
    ])
  func untranslated(locale: String, words: String, count: Int) async throws {
    let project = try Self.project([("en-US", "Plan the whole day"), (locale, words)])
    let findings = await project.build().report.findings
    let told = findings.filter { $0.code == "copy-untranslated" }
    #expect(told.count == count)
    #expect(told.allSatisfy { $0.severity == .warning && $0.location?.start?.line == 4 })
  }

  @Test("a short name may be the same in every language")
  func name() async throws {
    let project = try Self.project([("en-US", "Soar Plus"), ("de-DE", "Soar Plus")])
    #expect(!(await project.build().report.findings.contains { $0.code == "copy-untranslated" }))
  }

  @Test("an optional text may be missing, one that is blank is told of")
  func optional() async throws {
    let project = try Self.project()
    #expect(await project.build().report.ok)
    try project.folder.replace(
      "\"home\": {}", with: "\"home\": {\"note\": \"  \"}", in: "copy.json")
    let findings = await project.build().report.findings
    #expect(findings.map(\.code).contains("copy-missing"), "\(findings)")
  }

  @Test("only spaces are no headline", arguments: [" ", "\\n", "\\t \\u00a0", "\\u3000"])
  func blank(words: String) async throws {
    let report = await (try Self.project([("en-US", words)])).build().report
    #expect(report.findings.map(\.code).contains("copy-missing"))
  }
}
