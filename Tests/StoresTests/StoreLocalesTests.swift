import Stores
import Testing

@Suite("StoreLocales")
struct StoreLocalesTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let tag: String
    let appStore: String?
    let play: String?

    init(_ tag: String, _ appStore: String?, _ play: String?) {
      self.tag = tag
      self.appStore = appStore
      self.play = play
    }

    var testDescription: String { tag }
  }

  static let rows = [
    Row("nb", "no", "no-NO"), Row("no", "no", "no-NO"), Row("nb-NO", "no", "no-NO"),
    Row("es-419", "es-MX", "es-419"), Row("es-MX", "es-MX", "es-419"),
    Row("es-AR", "es-MX", "es-419"), Row("es", "es-ES", "es-ES"), Row("es-US", "es-MX", "es-US"),
    Row("he", "he", "iw-IL"), Row("iw", "he", "iw-IL"), Row("iw_IL", "he", "iw-IL"),
    Row("zh-Hans", "zh-Hans", "zh-CN"), Row("zh-CN", "zh-Hans", "zh-CN"),
    Row("zh", "zh-Hans", "zh-CN"), Row("zh-Hant", "zh-Hant", "zh-TW"),
    Row("zh-Hant-TW", "zh-Hant", "zh-TW"), Row("zh-TW", "zh-Hant", "zh-TW"),
    Row("zh-Hant-HK", "zh-Hant", "zh-HK"), Row("zh-HK", "zh-Hant", "zh-HK"),
    Row("zh-SG", "zh-Hans", "zh-CN"), Row("zh-Hant-MO", "zh-Hant", "zh-TW"),
    Row("pt", "pt-BR", "pt-BR"), Row("pt-PT", "pt-PT", "pt-PT"),
    Row("fil", nil, "fil"), Row("tl", nil, "fil"), Row("ar", "ar-SA", "ar"),
    Row("ar-EG", "ar-SA", "ar"), Row("de", "de-DE", "de-DE"), Row("de-AT", "de-DE", "de-DE"),
    Row("en", "en-US", "en-US"), Row("en_GB", "en-GB", "en-GB"), Row("EN-us", "en-US", "en-US"),
    Row("en-IN", nil, "en-IN"), Row("en-NZ", nil, nil), Row("fr-BE", nil, nil),
    Row("fr-CA", "fr-CA", "fr-CA"), Row("ja", "ja", "ja-JP"), Row("ja-JP", "ja", "ja-JP"),
    Row("or", "or-IN", nil), Row("pa", "pa-IN", "pa"), Row("pa-PK", nil, nil),
    Row("ms", "ms", "ms"), Row("ms-MY", "ms", "ms-MY"), Row("ms-SG", "ms", "ms"),
    Row("sr-Latn", nil, nil), Row("sr", nil, "sr"), Row("in", "id", "id"),
    Row("fa-IR", nil, "fa-IR"), Row("fa", nil, "fa"), Row("fa-TJ", nil, "fa"),
    Row("nn", nil, nil), Row("ca-valencia", "ca", "ca"), Row("de-u-co-phonebk", "de-DE", "de-DE"),
    Row("sl", "sl-SI", "sl"), Row("ur", "ur-PK", "ur"), Row("kl", nil, nil),
    Row("", nil, nil), Row("x", nil, nil), Row("en--US", nil, nil), Row("Base", nil, nil),
    Row("de-DE-DE", nil, nil),
  ]

  @Test("a language tag has each store's own code", arguments: rows)
  func codes(_ row: Row) {
    #expect(StoreLocales.appStore(for: row.tag).code == row.appStore)
    #expect(StoreLocales.play(for: row.tag).code == row.play)
  }

  @Test(
    "a tag without a code has a nearest one",
    arguments: [
      ("en-IN", "en-US"), ("fr-BE", "fr-FR"), ("nn", "no"), ("german", "de-DE"), ("Korean", "ko"),
      ("en_USA", "en-US"),
    ])
  func nearest(_ tag: String, _ code: String) {
    #expect(StoreLocales.appStore(for: tag).code == nil)
    #expect(StoreLocales.appStore(for: tag).nearest == code)
  }

  @Test("every code of a store means itself", arguments: Store.allCases)
  func fixedPoints(_ store: Store) {
    for locale in StoreLocales.locales(of: store) {
      #expect(StoreLocales.code(for: locale.code, in: store).code == locale.code)
      #expect(locale.tag != nil)
    }
  }

  @Test("the App Store has 50 locales and Google Play 87, each once")
  func counts() {
    #expect(Set(StoreLocales.locales(of: .appStore).map(\.code)).count == 50)
    #expect(Set(StoreLocales.locales(of: .googlePlay).map(\.code)).count == 87)
  }

  @Test("every App Store locale but Odia has a code on Google Play")
  func map() {
    let without = StoreLocales.locales(of: .appStore).map(\.code).filter {
      StoreLocales.play(for: $0).code == nil
    }
    #expect(without == ["or-IN"])
  }

  @Test("the stores' locales that run from right to left are known")
  func rightToLeft() {
    let apple = StoreLocales.locales(of: .appStore).filter(\.isRightToLeft).map(\.code)
    let play = StoreLocales.locales(of: .googlePlay).filter(\.isRightToLeft).map(\.code)
    #expect(apple == ["ar-SA", "he", "ur-PK"])
    #expect(play == ["ar", "fa", "fa-AE", "fa-AF", "fa-IR", "iw-IL", "ur"])
    #expect(StoreLocales.isRightToLeft("az-Arab"))
    #expect(!StoreLocales.isRightToLeft("ar-Latn"))
  }
}
