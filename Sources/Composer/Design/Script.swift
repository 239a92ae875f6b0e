/// What a locale's script asks of the setting of its lines.
///
/// The numbers are rules of thumb of designers of listings; all are parts of the font size.
struct Script: Sendable, Hashable {
  /// From one baseline to the next.
  let lineHeight: Double
  /// From the top of the box to the first baseline: what the tallest letters need.
  let ascent: Double
  /// Below the last baseline: what the deepest letters need.
  let descent: Double
  /// How much larger it is set than Latin beside it, 1 for the same.
  let scale: Double
  /// Whether letters may be spaced; in joined and stacked scripts that breaks the words.
  let allowsTracking: Bool
  /// Families to fall back on behind the one that is asked for, the first that is installed counts.
  let families: [String]

  static let latin = Script(
    lineHeight: 1.1, ascent: 0.76, descent: 0.24, scale: 1, allowsTracking: true, families: [])

  /// What a locale's script asks for.
  static func of(_ locale: LocaleTag) -> Script {
    switch locale.language {
    case "ar", "fa", "ur", "ps", "ckb", "sd", "ug":
      return arabic
    case "he", "iw", "yi":
      return Script(
        lineHeight: 1.15, ascent: 0.76, descent: 0.26, scale: 1, allowsTracking: false,
        families: ["Noto Sans Hebrew", "Arial Hebrew"])
    case "ja", "ko", "zh": return han(locale)
    case "th":
      return stacked(1.4, ascent: 1.0, descent: 0.36, ["Noto Sans Thai", "Thonburi"])
    case "km": return stacked(1.45, ascent: 0.95, descent: 0.5, ["Noto Sans Khmer", "Khmer MN"])
    case "lo": return stacked(1.4, ascent: 1.0, descent: 0.36, ["Noto Sans Lao", "Lao MN"])
    case "my": return stacked(1.45, ascent: 0.95, descent: 0.5, ["Noto Sans Myanmar"])
    default: return indic(locale.language)
    }
  }

  private static var arabic: Script {
    Script(
      lineHeight: 1.3, ascent: 0.92, descent: 0.4, scale: 1.06, allowsTracking: false,
      families: ["Noto Sans Arabic", "Geeza Pro"])
  }

  private static func han(_ locale: LocaleTag) -> Script {
    let families: [String] =
      switch locale.language {
      case "ja": ["Noto Sans CJK JP", "Hiragino Sans"]
      case "ko": ["Noto Sans CJK KR", "Apple SD Gothic Neo"]
      default:
        isTraditional(locale)
          ? ["Noto Sans CJK TC", "PingFang TC"] : ["Noto Sans CJK SC", "PingFang SC"]
      }
    return Script(
      lineHeight: 1.28, ascent: 0.9, descent: 0.16, scale: 1, allowsTracking: false,
      families: families)
  }

  private static func isTraditional(_ locale: LocaleTag) -> Bool {
    let parts = locale.text.lowercased().split(separator: "-")
    return parts.contains("hant")
      || !parts.contains("hans") && parts.contains { ["tw", "hk", "mo"].contains($0) }
  }

  private static func indic(_ language: String) -> Script {
    let families: [String: [String]] = [
      "hi": ["Noto Sans Devanagari", "Kohinoor Devanagari"],
      "mr": ["Noto Sans Devanagari", "Kohinoor Devanagari"],
      "ne": ["Noto Sans Devanagari", "Kohinoor Devanagari"],
      "bn": ["Noto Sans Bengali", "Kohinoor Bangla"],
      "gu": ["Noto Sans Gujarati", "Kohinoor Gujarati"],
      "pa": ["Noto Sans Gurmukhi", "Gurmukhi MN"], "ta": ["Noto Sans Tamil", "Tamil Sangam MN"],
      "te": ["Noto Sans Telugu", "Kohinoor Telugu"],
      "kn": ["Noto Sans Kannada", "Kannada Sangam MN"],
      "ml": ["Noto Sans Malayalam", "Malayalam Sangam MN"],
      "or": ["Noto Sans Oriya", "Oriya Sangam MN"], "si": ["Noto Sans Sinhala", "Sinhala MN"],
    ]
    guard let known = families[language] else { return latin }
    return stacked(1.38, ascent: 0.96, descent: 0.4, known)
  }

  private static func stacked(
    _ lineHeight: Double, ascent: Double, descent: Double, _ families: [String]
  ) -> Script {
    Script(
      lineHeight: lineHeight, ascent: ascent, descent: descent, scale: 1, allowsTracking: false,
      families: families)
  }
}
