import Diagnostics
import Documents

/// Goes through the purpose strings of an Info.plist: those that are needed and those that are there.
struct PurposeCheck {
  let plist: InfoPlist
  let settings: AppSettings
  let translations: PurposeTranslations
  /// The locales that ship; those that there are translations for where nobody says.
  let locales: [ShippedLocale]
  let asks: [String]

  func run(into findings: inout Findings) {
    let needed = PurposeString.keys(for: asks)
    for row in PurposeString.all {
      let value = plist.setting(row.key, in: settings)?.setting
      guard let value, !value.isBlank else {
        if needed.contains(row.key) || plist.entry(row.key) != nil {
          MissingPurpose.report(row, value: value, plist: plist, into: &findings)
        }
        continue
      }
      if PurposeString.isPlaceholder(value.value, key: row.key) {
        PlaceholderPurpose.report(row.key, value.value, at: value.location, into: &findings)
      }
      for locale in locales { check(row.key, value, in: locale, into: &findings) }
    }
  }

  private func check(
    _ key: String, _ base: ResolvedSetting, in locale: ShippedLocale, into findings: inout Findings
  ) {
    guard let text = translations.text(key, for: locale) else {
      if locale.language != developmentLanguage {
        UntranslatedPurpose.report(
          key, locale: locale, at: base.location, "has no text for '\(locale.name)'",
          into: &findings)
      }
      return
    }
    if PurposeString.isPlaceholder(text.value, key: key) {
      PlaceholderPurpose.report(key, text.value, at: text.location, into: &findings)
    } else if text.value == base.value, locale.language != developmentLanguage {
      UntranslatedPurpose.report(
        key, locale: locale, at: text.location,
        "has the Info.plist's own text for '\(locale.name)'", into: &findings)
    }
  }

  /// The language that the Info.plist itself is written in; English where it does not say.
  private var developmentLanguage: String {
    let region = plist.setting("CFBundleDevelopmentRegion", in: settings)?.setting.value ?? ""
    return ShippedLocale(name: region.isEmpty ? "en" : region).language
  }
}
