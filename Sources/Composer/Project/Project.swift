package import Diagnostics
package import Documents
package import Geometry

/// What a `vitrine.yaml` asks for, as it was read; whether its names lead anywhere is not yet known.
package struct Project: Sendable {
  /// A text of the project file and where it stands.
  package struct Named: Sendable, Hashable {
    package let text: String
    package let location: Location
  }

  /// A capture that a shot shows.
  package struct CaptureUse: Sendable, Hashable {
    package let id: Named
    /// The part of it that slots show which show a part, as parts of its width and height; nil leaves it
    /// to the template.
    package let crop: Rect?
  }

  /// One picture of the set, in every well and locale.
  package struct Shot: Sendable {
    package let id: String
    /// The name of a template, or a path.
    package let template: Named
    /// The captures, as many as the template has slots.
    package let captures: [CaptureUse]
    /// The wells or families of them.
    package let wells: [Named]
    /// What it sets of the theme.
    package let theme: Theme
    package let location: Location
  }

  /// The folder layouts of upload tools.
  package enum Layout: String, Sendable, CaseIterable {
    /// fastlane deliver's, for the App Store.
    case deliver
    /// fastlane supply's, for Google Play.
    case supply
  }

  /// The project file.
  package let file: Path
  package let name: String
  package let captures: [Named]
  /// The table of wells; nil means the one that comes with vitrine.
  package let wells: Named?
  package let copy: [Named]
  /// A folder with font files of its own.
  package let fonts: Named?
  package let locales: [(tag: LocaleTag, location: Location)]
  package let theme: Theme
  /// The shots in store order.
  package let shots: [Shot]
  /// The output folder.
  package let output: Path
  package let layouts: Set<Layout>

  /// The folder of the project file: what its paths are relative to.
  package var folder: Path { file.parent }

  /// A path of the project file, seen from the process's folder.
  package func path(_ name: Named) -> Path { folder.appending(name.text) }
}
