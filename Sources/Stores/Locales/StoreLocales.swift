internal import Diagnostics

/// What a language tag is called in each store.
///
/// Where a store has one locale of a language, every region's tag means it (`de-AT` is the App Store's
/// `de-DE`). Where it has several, a tag without a region means the main one (`pt` is `pt-BR`), and a
/// region must be one of the store's own: a text for Belgium is not silently filed under France.
/// Spanish of Latin America and the two Chinese scripts are the exceptions that the stores make
/// themselves. A script that the store's locale is not written in never matches.
public enum StoreLocales {
  /// What a store makes of a tag.
  public struct Match: Sendable, Hashable {
    /// The store's code; nil where the store has no locale for the tag.
    public let code: String?
    /// The code that comes nearest: the code itself, or a guess for a hint.
    public let nearest: String?
  }

  /// The App Store's code for a tag.
  public static func appStore(for tag: String) -> Match { code(for: tag, in: .appStore) }

  /// Google Play's code for a tag.
  public static func play(for tag: String) -> Match { code(for: tag, in: .googlePlay) }

  /// A store's code for a tag.
  public static func code(for tag: String, in store: Store) -> Match {
    code(for: tag, among: locales(of: store))
  }

  /// All locales of a store, by code.
  public static func locales(of store: Store) -> [StoreLocale] {
    switch store {
    case .appStore: StoreLocale.appStore
    case .googlePlay: StoreLocale.play
    }
  }

  /// Whether a text is a store's own code, letter for letter.
  public static func isCode(_ text: String, of store: Store) -> Bool {
    locales(of: store).contains { $0.code == text }
  }

  /// What a store's own code is called in English; nil for what is no code of it.
  public static func name(of code: String, in store: Store) -> String? {
    locales(of: store).first { $0.code == code }?.name
  }

  /// Whether a tag's script runs from right to left; false for what is no tag.
  public static func isRightToLeft(_ tag: String) -> Bool {
    LanguageTag(tag)?.isRightToLeft ?? false
  }

  /// A store's code for a tag, where the store's locales are those of a table.
  package static func code(for text: String, among locales: [StoreLocale]) -> Match {
    if let own = locales.first(where: { $0.code == text }) {
      return Match(code: own.code, nearest: own.code)
    }
    guard let tag = LanguageTag(text) else {
      return Match(code: nil, nearest: guess(text, in: locales))
    }
    let sameLanguage = locales.filter { $0.tag?.language == tag.language }
    let readable = sameLanguage.filter { $0.tag?.writtenScript == tag.writtenScript }
    if let code = choose(tag, among: readable) { return Match(code: code, nearest: code) }
    let main = choose(main: tag.language, among: readable) ?? readable.first?.code
    let relative = main ?? choose(main: tag.language, among: sameLanguage)
    return Match(
      code: nil,
      nearest: relative ?? sameLanguage.first?.code ?? cousin(of: tag, in: locales)
        ?? guess(text, in: locales))
  }

  /// The code that a tag means among locales of its language and script.
  private static func choose(_ tag: LanguageTag, among locales: [StoreLocale]) -> String? {
    if let exact = locales.first(where: { $0.tag?.region == tag.region }) { return exact.code }
    if locales.count == 1 { return locales.first?.code }
    guard let region = tag.region, tag.language != "zh" else {
      return choose(main: tag.language, among: locales) ?? traditional(among: locales)
    }
    guard tag.language == "es", latinAmerica.contains(region) else {
      // A locale without a region stands for all regions that have none of their own.
      return locales.first { $0.tag?.region == nil }?.code
    }
    return locales.first { $0.code == "es-419" || $0.code == "es-MX" }?.code
  }

  private static func choose(main language: String, among locales: [StoreLocale]) -> String? {
    guard let region = mainRegions[language] else { return nil }
    return locales.first { $0.tag?.region == region }?.code
  }

  private static func traditional(among locales: [StoreLocale]) -> String? {
    locales.first { $0.code == "zh-TW" }?.code
  }

  /// The region that is meant where a tag names none and a store has several.
  private static let mainRegions = [
    "en": "US", "es": "ES", "fr": "FR", "pt": "BR", "zh": "CN",
  ]

  private static let latinAmerica: Set<String> = [
    "419", "AR", "BO", "BR", "BZ", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "MX", "NI", "PA",
    "PE", "PR", "PY", "SV", "US", "UY", "VE",
  ]

  /// A language so near that a hint may name it, though it is another.
  private static func cousin(of tag: LanguageTag, in locales: [StoreLocale]) -> String? {
    let cousins = ["nn": "nb", "yue": "zh", "bs": "hr", "sr": "hr", "fil": "en"]
    guard let cousin = cousins[tag.language] else { return nil }
    return locales.first { $0.tag?.language == cousin }?.code
  }

  /// The locale that a text is the name of, or whose code is nearest by its letters.
  private static func guess(_ text: String, in locales: [StoreLocale]) -> String? {
    let word = text.lowercased()
    let named = locales.first { $0.name.lowercased().prefix { $0 != " " } == word }
    return named?.code ?? nearestMatch(to: text, in: locales.map(\.code))
  }
}
