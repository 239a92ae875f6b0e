import Foundation
import ContactSheet
import Diagnostics
import Geometry
import Testing

@Suite("Contact sheet")
struct ContactSheetTests {
  private static let rule = RuleDescription(
    code: "picture-blank", severity: .warning, summary: "a picture is blank", rationale: "why",
    bad: .init("text", "bad"), good: .init("text", "good"), cure: "make it again")

  private static func picture(
    _ link: String, store: String = "App Store", locale: String = "en-US", shot: String = "home",
    isRightToLeft: Bool = false, words: String? = nil
  ) -> SheetPicture {
    SheetPicture(
      link: link, size: PixelSize(width: 1320, height: 2868), store: store,
      locale: .init(code: locale, name: nil, isRightToLeft: isRightToLeft),
      display: "iPhone 6.9\" Display", shot: shot, facts: [.init("Capture", "native-home")],
      words: words, files: ["out/\(link)"], localeNames: [locale])
  }

  private static func finding(_ message: String, file: String) -> Finding {
    Finding(rule, message, at: Location(file: file), hint: "look at it")
  }

  @Test("a finding stands once, with its picture; others stand apart")
  func findings() throws {
    let sheet = ContactSheet(
      title: "Soar", pictures: [Self.picture("a.png"), Self.picture("b.png", shot: "plan")],
      findings: [
        Self.finding("all of it is one colour", file: "out/b.png"),
        Self.finding("no locale has an icon", file: "out"),
      ])
    let html = sheet.html
    let card = try #require(html.firstRange(of: "id=\"p2\""))
    let found = try #require(html.firstRange(of: "all of it is one colour"))
    #expect(found.lowerBound > card.lowerBound)
    #expect(html.ranges(of: "all of it is one colour").count == 1)
    let apart = try #require(html.firstRange(of: "no locale has an icon"))
    #expect(apart.lowerBound < card.lowerBound)
  }

  @Test("a finding without a file is about its shot in its locale")
  func shotAndLocale() throws {
    let sheet = ContactSheet(
      title: "Soar",
      pictures: [Self.picture("a.png"), Self.picture("b.png", locale: "de-DE")],
      findings: [
        Finding(Self.rule, "words are missing", details: ["shot": "home", "locale": "de-DE"])
      ])
    let card = try #require(sheet.html.firstRange(of: "id=\"p2\""))
    let found = try #require(sheet.html.firstRange(of: "words are missing"))
    #expect(found.lowerBound > card.lowerBound)
    #expect(!sheet.html.contains("id=\"findings\""))
  }

  @Test("a locale that is read from the right runs from the right")
  func rightToLeft() {
    let sheet = ContactSheet(
      title: "Soar", pictures: [Self.picture("a.png", locale: "ar-SA", isRightToLeft: true)],
      findings: [])
    #expect(sheet.html.contains("<ol class=\"set\" dir=\"rtl\">"))
  }

  @Test("one shot of two locales stands side by side, that of one does not")
  func sideBySide() {
    let both = [Self.picture("a.png"), Self.picture("b.png", locale: "de-DE")]
    #expect(ContactSheet(title: "Soar", pictures: both, findings: []).html.contains("Side by side"))
    let one = ContactSheet(title: "Soar", pictures: [both[0]], findings: [])
    #expect(!one.html.contains("Side by side"))
  }

  @Test(
    "a hostile name is shown, and does nothing",
    arguments: [
      "\"><script>alert(1)</script>", "' onerror='alert(1)", "javascript:alert(1)",
      "</style><img src=x>", "a\u{202E}gnp.b", "a\u{0}b", "&amp;<b>",
    ])
  func hostile(name: String) {
    let sheet = ContactSheet(
      title: name,
      pictures: [
        Self.picture(name, store: name, locale: name, shot: name, words: name),
        Self.picture("b.png", store: name, locale: "de-DE", shot: name),
      ], findings: [Self.finding(name, file: "out/\(name)"), Self.finding(name, file: name)])
    let html = sheet.html
    for text in [
      "<script", "onerror='", "href=\"javascript:", "<img src=x", "\u{202E}", "\u{0}", "<b>a",
    ] {
      #expect(!html.contains(text))
    }
    #expect(html.ranges(of: "<style>").count == 1)
    #expect(html.ranges(of: "</style>").count == 1)
  }

  @Test("every picture has words for those who don't see it")
  func alternatives() {
    let sheet = ContactSheet(
      title: "Soar", pictures: [Self.picture("a.png", words: "Plan your week")], findings: [])
    #expect(
      sheet.html.contains(
        "alt=\"home, iPhone 6.9&quot; Display, en-US: Plan your week\""))
  }

  @Test("a run without pictures says so")
  func empty() {
    let sheet = ContactSheet(title: "Soar", pictures: [], findings: [])
    #expect(sheet.html.contains("There is no picture to show."))
  }
}
