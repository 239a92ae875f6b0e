import Raster

/// The families that words in a locale are set in: the one asked for, then the script's own.
struct DesignFamilies {
  let fonts: FontLibrary
  let locale: LocaleTag

  /// A list for a `font-family`: a family of the script stands behind the one asked for, so that what
  /// the first one lacks does not come from whatever font is found.
  func list(for family: String) -> String {
    let own = Script.of(locale).families.first { name in
      fonts.resolve(family: name, language: locale.text)?.isRequestedFamily == true
    }
    guard let own, !family.contains(own) else { return family }
    return "\(family), \(own)"
  }
}
