import Composer
import Diagnostics
import Documents
import Geometry
import Raster
import Testing

@Suite("Golden pictures of words")
struct ScriptGoldenTests {
  /// Words in a script, the locale, and the family that they were recorded in.
  struct Sample: Sendable, CustomTestStringConvertible {
    let locale: String
    let words: String
    let family: String

    /// Whether the machine has the family.
    var isSettable: Bool {
      FontLibrary.system.resolve(family: family, language: locale)?.isRequestedFamily == true
    }

    var testDescription: String { locale }
  }

  private static let samples: [Sample] = [
    .init(locale: "en-US", words: "Plan your day, quietly", family: "Noto Sans"),
    .init(locale: "el", words: "Η μέρα σου, με ηρεμία", family: "Noto Sans"),
    .init(locale: "ru", words: "Спокойный план на день", family: "Noto Sans"),
    .init(locale: "ar", words: "خطط 2026 (App) بسهولة!", family: "Noto Sans Arabic"),
    .init(locale: "he", words: "תכנון היום (App) ב-5 דקות!", family: "Noto Sans Hebrew"),
    .init(locale: "hi", words: "शांति से दिन की योजना", family: "Noto Sans Devanagari"),
    .init(locale: "ta", words: "அமைதியான நாள் திட்டம்", family: "Noto Sans Tamil"),
    .init(locale: "th", words: "วางแผนวันนี้ให้ง่ายขึ้น", family: "Noto Sans Thai"),
    .init(locale: "km", words: "ថ្ងៃនេះសប្បាយណាស់", family: "Noto Sans Khmer"),
    .init(locale: "ja", words: "一日の予定を静かに立てる", family: "Noto Sans CJK JP"),
    .init(locale: "ko", words: "하루를 차분하게 계획하세요", family: "Noto Sans CJK KR"),
    .init(locale: "zh-Hans", words: "骨直令：从容安排一天", family: "Noto Sans CJK SC"),
    .init(locale: "zh-Hant", words: "骨直令：從容安排一天", family: "Noto Sans CJK TC"),
  ]

  @Test("words are set as they were", arguments: samples.filter(\.isSettable))
  func words(sample: Sample) throws {
    var sheet = try Sheet(
      """
      <text data-text="headline" data-box="10 10 220 100" data-min-size="14" data-lines="2" \
      data-anchor="middle" text-anchor="start" font-family="\(sample.family)" font-size="34" \
      fill="#1d1b17">Words</text>
      """, root: "data-mirror=\"true\"", viewBox: "0 0 240 120")
    sheet.size = PixelSize(width: 240, height: 120)
    sheet.locale = sample.locale
    sheet.texts = ["headline": sample.words]
    let picture = try sheet.draw()
    let name = "words-\(sample.locale)"
    if Golden.isRecording { try Golden.record(picture, named: name) }
    #expect(
      Golden(named: name).difference(from: picture, cell: 6, allowance: 0.03) == nil)
  }
}
