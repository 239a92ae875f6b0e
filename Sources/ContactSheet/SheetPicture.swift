package import Geometry

/// A picture as a contact sheet shows it.
package struct SheetPicture: Sendable, Hashable {
  /// Something worth knowing about it, such as its capture.
  package struct Fact: Sendable, Hashable {
    /// What it is, such as `Capture`.
    package let term: String
    package let text: String

    package init(_ term: String, _ text: String) {
      self.term = term
      self.text = text
    }
  }

  /// The locale of a listing.
  package struct Locale: Sendable, Hashable {
    /// The store's code, as the listing's folder has it; empty where the picture is for every locale.
    package let code: String
    /// What it is called in English, where that is known.
    package let name: String?
    package let isRightToLeft: Bool

    package init(code: String, name: String?, isRightToLeft: Bool) {
      self.code = code
      self.name = name
      self.isRightToLeft = isRightToLeft
    }
  }

  /// The file, seen from the page's folder.
  package let link: String
  package let size: PixelSize
  /// The store, for people.
  package let store: String
  package let locale: Locale
  /// The place of the listing, for people: `iPhone 6.9" Display`.
  package let display: String
  /// What it shows, by a name that is the same in every locale.
  package let shot: String
  package let facts: [Fact]
  /// The words in it, where they are known.
  package let words: String?
  /// The files by which findings speak of it.
  package let files: Set<String>
  /// The names of its locale in findings that have no file, together with the shot.
  package let localeNames: Set<String>

  package init(
    link: String, size: PixelSize, store: String, locale: Locale, display: String, shot: String,
    facts: [Fact], words: String? = nil, files: Set<String>, localeNames: Set<String> = []
  ) {
    self.link = link
    self.size = size
    self.store = store
    self.locale = locale
    self.display = display
    self.shot = shot
    self.facts = facts
    self.words = words
    self.files = files
    self.localeNames = localeNames
  }
}
