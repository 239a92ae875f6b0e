internal import Diagnostics
internal import Documents
internal import Stores

extension ListingPlanner {
  /// Folders in `fastlane/screenshots` that are no locales.
  private static let besideLocales: Set<String> = ["fonts", "android"]

  /// Files that fastlane's tools keep beside pictures.
  private static let companions: Set<String> = [
    "Framefile.json", "README.txt", "README.md", "Preview.html", "screenshots.html", "html",
    "title.strings", "keyword.strings",
  ]

  private static let videos: Set<String> = ["mp4", "mov", "m4v"]

  /// Plans `fastlane/screenshots`, or one locale of it.
  mutating func planDeliver(_ found: LayoutFinder.Found, _ part: inout ListingPart) {
    if let locale = found.locale {
      planLocale(found.folder, locale: locale == "default" ? nil : locale, .anyDisplay, &part)
      return
    }
    planLocales(in: found.folder, .anyDisplay, &part)
    for file in found.folder.files where !Self.isCompanion(file.name) {
      plan.report(
        ForeignFile.about, "'\(file.name)' lies beside the locales' folders, where no tool looks",
        at: file.path)
    }
  }

  private mutating func planLocales(
    in folder: ListingTree, _ scope: ListedPicture.Scope, _ part: inout ListingPart
  ) {
    for child in folder.folders where !Self.besideLocales.contains(child.name) {
      switch (child.name, scope) {
      case ("appleTV", .anyDisplay): planLocales(in: child, .appleTV, &part)
      case ("iMessage", .anyDisplay): planLocales(in: child, .messages, &part)
      case ("default", _): planLocale(child, locale: nil, scope, &part)
      default: planLocale(child, locale: child.name, scope, &part)
      }
    }
  }

  private mutating func planLocale(
    _ folder: ListingTree, locale: String?, _ scope: ListedPicture.Scope,
    _ part: inout ListingPart
  ) {
    if let locale {
      checkLocale(locale, of: .appStore, at: folder.path)
      if !part.locales.contains(locale) { part.locales.append(locale) }
    }
    for file in folder.files {
      if file.isPicture {
        plan.add(PictureTask(file, locale: locale, .sized(scope)), in: workspace)
      } else if !Self.isCompanion(file.name), !Self.isVideo(file.name) {
        reportForeign(file)
      }
    }
    for inner in folder.folders where !inner.pictures.isEmpty {
      plan.report(
        ForeignFile.about, "'\(inner.path)' holds pictures, but deliver looks into no folder there",
        at: inner.path, hint: "move the pictures into '\(folder.path)'")
    }
  }

  /// Reports a file that lies among pictures and is none.
  mutating func reportForeign(_ file: ListingTree) {
    plan.report(
      ForeignFile.about, "'\(file.name)' is no picture that a store takes", at: file.path,
      hint: Self.isImage(file.name)
        ? "write it as a PNG or a JPEG" : "move it elsewhere; upload tools pass over it")
  }

  static func isCompanion(_ name: String) -> Bool {
    companions.contains(name) || Path(name).fileExtension == "strings"
      || ["rasters.json", "provenance.json", "report.json", "index.html"].contains(name)
  }

  static func isVideo(_ name: String) -> Bool { videos.contains(Path(name).fileExtension) }

  private static func isImage(_ name: String) -> Bool {
    ["webp", "heic", "heif", "gif", "tif", "tiff", "bmp", "svg", "avif", "psd"]
      .contains(Path(name).fileExtension)
  }

  /// Reports a folder whose name is no locale of the store.
  mutating func checkLocale(
    _ name: String, of store: Store, at path: Path, severity: Severity = .error
  ) {
    let locales = tables.locales(of: store)
    guard !locales.contains(where: { $0.code == name }) else { return }
    let match = StoreLocales.code(for: name, among: locales)
    UnknownLocale.report(
      name, match, store, at: path, severity: severity, into: &plan)
  }
}
