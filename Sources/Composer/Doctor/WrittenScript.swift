/// A script that store locales are written in, with what sets it.
package struct WrittenScript: Sendable, Hashable {
  /// What it is called.
  package let name: String
  /// The languages whose locales are written in it.
  package let languages: Set<String>
  /// Letters that a font which sets it has.
  package let sample: String
  /// The language that fonts are asked for.
  package let language: String
  /// The Debian package of a font for it.
  package let debian: String
  /// The Homebrew cask of a font for it.
  package let homebrew: String

  private init(
    _ name: String, _ languages: String, _ sample: String, _ homebrew: String,
    debian: String = "fonts-noto-core", language: String? = nil
  ) {
    self.name = name
    self.languages = Set(languages.split(separator: " ").map(String.init))
    self.sample = sample
    self.language = language ?? languages.split(separator: " ").first.map(String.init) ?? "en"
    self.debian = debian
    self.homebrew = homebrew
  }

  /// Every script of the stores' locales.
  package static let all = [
    WrittenScript("Latin", "en", "The quick brown fox – “ÄÖÜßéñçØÅœ”", "font-noto-sans"),
    WrittenScript(
      "Latin with many accents", "vi pl cs sk hu ro tr", "ặễỡựŁążěřőșşğı", "font-noto-sans"),
    WrittenScript("Cyrillic", "ru uk bg sr mk kk ky mn be", "Привет ґїєўљњқө", "font-noto-sans"),
    WrittenScript("Greek", "el", "Καλημέρα άέήίόύώ", "font-noto-sans"),
    WrittenScript("Armenian", "hy", "Բարեւ", "font-noto-sans-armenian"),
    WrittenScript("Georgian", "ka", "გამარჯობა", "font-noto-sans-georgian"),
    WrittenScript("Arabic", "ar fa ur ps ckb sd ug", "مرحبا پچگٹڈ", "font-noto-sans-arabic"),
    WrittenScript("Hebrew", "he iw yi", "שלום", "font-noto-sans-hebrew"),
    WrittenScript("Devanagari", "hi mr ne", "नमस्ते क्षत्रज्ञ", "font-noto-sans-devanagari"),
    WrittenScript("Bengali", "bn as", "স্বাগতম", "font-noto-sans-bengali"),
    WrittenScript("Gurmukhi", "pa", "ਸਤ ਸ੍ਰੀ ਅਕਾਲ", "font-noto-sans-gurmukhi"),
    WrittenScript("Gujarati", "gu", "નમસ્તે", "font-noto-sans-gujarati"),
    WrittenScript("Odia", "or", "ନମସ୍କାର", "font-noto-sans-oriya"),
    WrittenScript("Tamil", "ta", "வணக்கம்", "font-noto-sans-tamil"),
    WrittenScript("Telugu", "te", "నమస్కారం", "font-noto-sans-telugu"),
    WrittenScript("Kannada", "kn", "ನಮಸ್ಕಾರ", "font-noto-sans-kannada"),
    WrittenScript("Malayalam", "ml", "നമസ്കാരം", "font-noto-sans-malayalam"),
    WrittenScript("Sinhala", "si", "ආයුබෝවන්", "font-noto-sans-sinhala"),
    WrittenScript("Thai", "th", "สวัสดี", "font-noto-sans-thai"),
    WrittenScript("Lao", "lo", "ສະບາຍດີ", "font-noto-sans-lao"),
    WrittenScript("Khmer", "km", "សួស្តី", "font-noto-sans-khmer"),
    WrittenScript("Myanmar", "my", "မင်္ဂလာပါ", "font-noto-sans-myanmar"),
    WrittenScript("Ethiopic", "am", "ሰላም", "font-noto-sans-ethiopic"),
    WrittenScript("Japanese", "ja", "漢字かなカナ", "font-noto-sans-cjk", debian: "fonts-noto-cjk"),
    WrittenScript("Korean", "ko", "안녕하세요", "font-noto-sans-cjk", debian: "fonts-noto-cjk"),
    WrittenScript(
      "Chinese, simplified", "zh", "简体中文设计", "font-noto-sans-cjk", debian: "fonts-noto-cjk",
      language: "zh-Hans"),
    WrittenScript(
      "Chinese, traditional", "zh", "繁體中文設計", "font-noto-sans-cjk", debian: "fonts-noto-cjk",
      language: "zh-Hant"),
    WrittenScript(
      "Emoji", "", "🎉👋", "font-noto-color-emoji", debian: "fonts-noto-color-emoji", language: "und"),
  ]

  /// Whether a locale is written in it: one that no other script has is Latin.
  func isWritten(in locale: LocaleTag) -> Bool {
    let own = Self.all.filter { $0.languages.contains(locale.language) }
    guard !own.isEmpty else { return languages.contains("en") }
    if own.count > 1 { return language == (locale.isTraditionalChinese ? "zh-Hant" : "zh-Hans") }
    return own.contains(self)
  }
}

extension LocaleTag {
  /// Whether Chinese of the locale is written in traditional characters.
  fileprivate var isTraditionalChinese: Bool {
    let parts = text.lowercased().split(separator: "-")
    return parts.contains("hant")
      || !parts.contains("hans") && parts.contains { ["tw", "hk", "mo"].contains($0) }
  }
}
