import Diagnostics
import Documents

/// The texts of `InfoPlist.strings` files and `InfoPlist.xcstrings` catalogs, by locale.
struct PurposeTranslations {
  /// A text and where it stands.
  struct Text {
    let value: String
    let location: Location
  }

  /// The texts by the locale's name as written, then by key.
  private(set) var byLocale: [String: [String: Text]] = [:]

  /// The locales that there is anything for, sorted.
  var locales: [String] { byLocale.keys.sorted() }

  /// The text that a person with a locale sees for a key, the nearest name first.
  func text(_ key: String, for locale: ShippedLocale) -> Text? {
    let serving = locales.filter { locale.isServed(by: $0) }
    let nearest = serving.sorted { ($1.count, $0) < ($0.count, $1) }
    let exact = nearest.filter { $0.lowercased() == locale.name.lowercased() }
    for name in exact + nearest {
      if let text = byLocale[name]?[key] { return text }
    }
    return nil
  }

  /// Reads what lies in folders; what is wrong with the files goes to `findings`.
  static func load(
    in folders: [Path], of workspace: any Workspace, into findings: inout Findings
  ) -> PurposeTranslations {
    var translations = PurposeTranslations()
    let paths = folders.flatMap { folder in
      let search = FileSearch(in: folder, of: workspace, depth: 6) { path in
        path.name == "InfoPlist.xcstrings"
          || path.name == "InfoPlist.strings" && path.parent.fileExtension == "lproj"
      }
      CutSearch.check(search, in: folder, into: &findings)
      return search.paths
    }
    for path in paths.unique {
      do throws(FileTrouble) {
        let bytes = try workspace.read(path, limit: 8 << 20)
        translations.add(bytes, path: path, into: &findings)
      } catch {
        UnreadableTranslations.report(
          error.description, at: Location(file: path.string), into: &findings)
      }
    }
    return translations
  }

  private mutating func add(_ bytes: [UInt8], path: Path, into findings: inout Findings) {
    if path.fileExtension == "xcstrings" {
      let result = XCStringsReader().read(bytes, file: path.string)
      findings.report(result.faults, as: UnreadableTranslations.rule)
      for entry in result.catalog?.entries ?? [] {
        for unit in entry.units where unit.variation.isEmpty && unit.state != "new" {
          byLocale[unit.locale, default: [:]][entry.key] = Text(
            value: unit.value, location: unit.location)
        }
      }
      return
    }
    let document = StringsReader().read(bytes, file: path.string)
    findings.report(document.faults, as: UnreadableTranslations.rule)
    let locale = path.parent.stem
    byLocale[locale] = byLocale[locale] ?? [:]
    for entry in document.root?.mapping ?? [] {
      guard let value = entry.value.string else { continue }
      byLocale[locale]?[entry.key] = Text(value: value, location: entry.value.location)
    }
  }
}
