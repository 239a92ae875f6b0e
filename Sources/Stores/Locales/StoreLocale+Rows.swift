extension StoreLocale {
  /// The 50 locales of the App Store; eleven of them came in May 2026.
  package static let appStore: [StoreLocale] = appStoreNames.map {
    StoreLocale($0.0, $0.1, .appStore, source: .appleLocales)
  }

  /// The 87 languages of Google Play: the union of its help page's list and fastlane's.
  package static let play: [StoreLocale] = playNames.map {
    StoreLocale($0.0, $0.1, .googlePlay, source: .playLocales)
  }

  private static let appStoreNames: [(String, String)] = [
    ("ar-SA", "Arabic"), ("bn-BD", "Bangla"), ("ca", "Catalan"), ("cs", "Czech"), ("da", "Danish"),
    ("de-DE", "German"), ("el", "Greek"), ("en-AU", "English (Australia)"),
    ("en-CA", "English (Canada)"), ("en-GB", "English (U.K.)"), ("en-US", "English (U.S.)"),
    ("es-ES", "Spanish (Spain)"), ("es-MX", "Spanish (Mexico)"), ("fi", "Finnish"),
    ("fr-CA", "French (Canada)"), ("fr-FR", "French"), ("gu-IN", "Gujarati"), ("he", "Hebrew"),
    ("hi", "Hindi"), ("hr", "Croatian"), ("hu", "Hungarian"), ("id", "Indonesian"),
    ("it", "Italian"), ("ja", "Japanese"), ("kn-IN", "Kannada"), ("ko", "Korean"),
    ("ml-IN", "Malayalam"), ("mr-IN", "Marathi"), ("ms", "Malay"), ("nl-NL", "Dutch"),
    ("no", "Norwegian"), ("or-IN", "Odia"), ("pa-IN", "Punjabi"), ("pl", "Polish"),
    ("pt-BR", "Portuguese (Brazil)"), ("pt-PT", "Portuguese (Portugal)"), ("ro", "Romanian"),
    ("ru", "Russian"), ("sk", "Slovak"), ("sl-SI", "Slovenian"), ("sv", "Swedish"),
    ("ta-IN", "Tamil"), ("te-IN", "Telugu"), ("th", "Thai"), ("tr", "Turkish"),
    ("uk", "Ukrainian"), ("ur-PK", "Urdu"), ("vi", "Vietnamese"),
    ("zh-Hans", "Chinese (Simplified)"), ("zh-Hant", "Chinese (Traditional)"),
  ]

  private static let playNames: [(String, String)] = [
    ("af", "Afrikaans"), ("am", "Amharic"), ("ar", "Arabic"), ("az-AZ", "Azerbaijani"),
    ("be", "Belarusian"), ("bg", "Bulgarian"), ("bn-BD", "Bangla"), ("ca", "Catalan"),
    ("cs-CZ", "Czech"), ("da-DK", "Danish"), ("de-DE", "German"), ("el-GR", "Greek"),
    ("en-AU", "English (Australia)"), ("en-CA", "English (Canada)"),
    ("en-GB", "English (United Kingdom)"), ("en-IN", "English (India)"),
    ("en-SG", "English (Singapore)"), ("en-US", "English (United States)"),
    ("en-ZA", "English (South Africa)"), ("es-419", "Spanish (Latin America)"),
    ("es-ES", "Spanish (Spain)"), ("es-US", "Spanish (United States)"), ("et", "Estonian"),
    ("eu-ES", "Basque"), ("fa", "Persian"), ("fa-AE", "Persian (United Arab Emirates)"),
    ("fa-AF", "Persian (Afghanistan)"), ("fa-IR", "Persian (Iran)"), ("fi-FI", "Finnish"),
    ("fil", "Filipino"), ("fr-CA", "French (Canada)"), ("fr-FR", "French (France)"),
    ("gl-ES", "Galician"), ("gu", "Gujarati"), ("hi-IN", "Hindi"), ("hr", "Croatian"),
    ("hu-HU", "Hungarian"), ("hy-AM", "Armenian"), ("id", "Indonesian"), ("is-IS", "Icelandic"),
    ("it-IT", "Italian"), ("iw-IL", "Hebrew"), ("ja-JP", "Japanese"), ("ka-GE", "Georgian"),
    ("kk", "Kazakh"), ("km-KH", "Khmer"), ("kn-IN", "Kannada"), ("ko-KR", "Korean"),
    ("ky-KG", "Kyrgyz"), ("lo-LA", "Lao"), ("lt", "Lithuanian"), ("lv", "Latvian"),
    ("mk-MK", "Macedonian"), ("ml-IN", "Malayalam"), ("mn-MN", "Mongolian"), ("mr-IN", "Marathi"),
    ("ms", "Malay"), ("ms-MY", "Malay (Malaysia)"), ("my-MM", "Burmese"), ("ne-NP", "Nepali"),
    ("nl-NL", "Dutch"), ("no-NO", "Norwegian"), ("pa", "Punjabi"), ("pl-PL", "Polish"),
    ("pt-BR", "Portuguese (Brazil)"), ("pt-PT", "Portuguese (Portugal)"), ("rm", "Romansh"),
    ("ro", "Romanian"), ("ru-RU", "Russian"), ("si-LK", "Sinhala"), ("sk", "Slovak"),
    ("sl", "Slovenian"), ("sq", "Albanian"), ("sr", "Serbian"), ("sv-SE", "Swedish"),
    ("sw", "Swahili"), ("ta-IN", "Tamil"), ("te-IN", "Telugu"), ("th", "Thai"),
    ("tr-TR", "Turkish"), ("uk", "Ukrainian"), ("ur", "Urdu"), ("vi", "Vietnamese"),
    ("zh-CN", "Chinese (Simplified)"), ("zh-HK", "Chinese (Hong Kong)"),
    ("zh-TW", "Chinese (Traditional)"), ("zu", "Zulu"),
  ]
}
