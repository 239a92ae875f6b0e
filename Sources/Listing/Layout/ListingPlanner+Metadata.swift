internal import Documents
internal import Stores

extension ListingPlanner {
  /// Texts of a locale that have no limit here: addresses.
  private static let addresses: Set<String> = [
    "privacy_url", "apple_tv_privacy_policy", "support_url", "marketing_url",
  ]

  /// Folders beside the locales in `fastlane/metadata`.
  private static let besideLocales: Set<String> = [
    "android", "review_information", "trade_representative_contact_information", "app_icons",
  ]

  /// Plans `fastlane/metadata`, or one locale of it.
  mutating func planMetadata(_ found: LayoutFinder.Found, _ part: inout ListingPart) {
    if let locale = found.locale {
      planTexts(found.folder, locale: locale, &part)
      return
    }
    for folder in found.folder.folders where !Self.besideLocales.contains(folder.name) {
      planTexts(folder, locale: folder.name, &part)
    }
  }

  private mutating func planTexts(
    _ folder: ListingTree, locale: String, _ part: inout ListingPart
  ) {
    if locale != "default" {
      checkLocale(locale, of: .appStore, at: folder.path)
      part.locales.append(locale)
    }
    let fields = tables.textFields.filter { $0.store == .appStore }
    for file in folder.files {
      let stem = Path(file.name).stem
      if let field = fields.first(where: { "\($0.file).txt" == file.name }) {
        let task = TextTask(file, field, locale: locale == "default" ? nil : locale)
        plan.add(task, in: workspace)
      } else if !Self.addresses.contains(stem) || !file.name.hasSuffix(".txt") {
        reportUnknown(file, known: fields.map(\.file) + Self.addresses, stem: stem)
      }
    }
  }
}
