import Raster
import Testing

@Suite("Text breaks")
struct TextBreaksTests {
  private func pieces(_ text: String, at indices: [String.Index]) -> [String] {
    zip([text.startIndex] + indices, indices + [text.endIndex]).map { String(text[$0..<$1]) }
  }

  @Test(
    "fall where a line may end",
    arguments: [
      ("Hello world-wide web", "en", ["Hello ", "world-", "wide ", "web"]),
      ("一週間の計画、すぐ。", "ja", ["一", "週", "間", "の", "計", "画、", "す", "ぐ。"]),
      ("สวัสดีชาวโลก", "th", ["สวัสดี", "ชาว", "โลก"]),
      ("Donau\u{AD}dampf", "de", ["Donau\u{AD}", "dampf"]),
      ("a\u{200B}b", "km", ["a\u{200B}", "b"]),
      ("10\u{A0}km", "en", ["10\u{A0}km"]), ("", "en", [""]), ("a", "en", ["a"]),
    ])
  func opportunities(text: String, language: String, expected: [String]) {
    let breaks = TextBreaks(in: text, language: language)
    #expect(pieces(text, at: breaks.opportunities) == expected)
  }

  @Test("must fall behind a line end")
  func mandatory() {
    let text = "one\ntwo three"
    #expect(
      pieces(text, at: TextBreaks(in: text, language: "en").mandatory) == ["one\n", "two three"])
  }

  @Test("never fall inside a character as readers see it", arguments: ["e\u{301}a", "👨‍👩‍👧‍👦🇩🇪👍🏽", "नि"])
  func graphemes(text: String) {
    let graphemes = TextBreaks(in: text, language: nil).graphemes
    #expect(graphemes == Array(text.indices) + [text.endIndex])
  }
}
