package import Diagnostics

/// The words on the pictures, in every locale, whatever files they came from.
package struct Copy: Sendable {
  /// A text and where it stands.
  package struct Text: Sendable, Hashable {
    package let text: String
    package let location: Location
    /// Why a translator would not call it done, such as `needs_review`; nil where it is.
    package let unfinished: String?

    package init(_ text: String, at location: Location, unfinished: String? = nil) {
      self.text = text
      self.location = location
      self.unfinished = unfinished
    }
  }

  /// A font that the copy asks for.
  package struct Font: Sendable, Hashable {
    package let family: String
    package let license: String
    package let isEmbedded: Bool?
  }

  /// The texts of one locale.
  package struct Texts: Sendable {
    /// The locale's own family.
    package var fontFamily: String?
    /// Texts by key: a shot's or a capture's id for a headline, `id.name` for another text.
    package var texts: [String: Text] = [:]
    /// Where the locale stands.
    package var location: Location
  }

  /// The family of locales that have none of their own.
  package var fontFamily: String?
  /// The fonts that it lists; nil where it lists none.
  package var fonts: [Font]?
  /// The texts by locale, the tags in lower case.
  package var locales: [String: Texts] = [:]
  /// The files it was read from.
  package var files: [String] = []

  /// A text in a locale: of the first of some ids that has it.
  ///
  /// The headline is the text of the id
  /// itself, another one that of `id.name`.
  package func text(
    _ name: String, of ids: [String], in locale: LocaleTag
  ) -> (key: String, text: Text)? {
    guard let texts = locales[locale.text.lowercased()]?.texts else { return nil }
    for id in ids {
      let keys = name == "headline" ? [id, "\(id).headline"] : ["\(id).\(name)"]
      for key in keys {
        if let text = texts[key] { return (key, text) }
      }
    }
    return nil
  }

  /// The family for a locale: its own, else the file's, else `system-ui`.
  package func family(in locale: LocaleTag) -> String {
    locales[locale.text.lowercased()]?.fontFamily ?? fontFamily ?? "system-ui"
  }

  /// The fonts to record for a locale: those listed, else its family with an unknown license.
  package func fonts(in locale: LocaleTag) -> [Font] {
    fonts ?? [Font(family: family(in: locale), license: "unknown", isEmbedded: nil)]
  }
}
