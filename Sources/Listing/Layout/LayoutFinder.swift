internal import Documents
internal import Stores

/// Recognises which folders below a path are listings, and how they are laid out.
struct LayoutFinder {
  /// A folder with the layout that it has.
  struct Found {
    let layout: ListingLayout
    let folder: ListingTree
    /// The folder is not a whole listing, but this locale's part of one.
    var locale: String?
  }

  let tables: StoreTables

  /// How deep below a folder of no layout listings are looked for.
  private static let depth = 5

  /// The listings in a folder, in the order of their names.
  ///
  /// Where none is recognised, every folder that holds pictures counts as one of loose pictures.
  func find(in folder: ListingTree, at path: Path) -> [Found] {
    let above = path.string.split(separator: "/").dropLast().map(String.init)
    let found = find(in: folder, above: above, depth: 0)
    return found.isEmpty ? pictureFolders(folder) : found
  }

  private func find(in folder: ListingTree, above: [String], depth: Int) -> [Found] {
    if let found = byName(folder, above: above) ?? byContent(folder) { return found }
    let own = depth == 0 && !folder.pictures.isEmpty ? [Found(layout: .flat, folder: folder)] : []
    guard depth < Self.depth else { return own }
    return own
      + folder.folders.flatMap { find(in: $0, above: above + [folder.name], depth: depth + 1) }
  }

  private func pictureFolders(_ folder: ListingTree) -> [Found] {
    let own = folder.pictures.isEmpty ? [] : [Found(layout: .flat, folder: folder)]
    return own + folder.folders.flatMap { pictureFolders($0) }
  }

  /// The layouts that fastlane's names give away.
  private func byName(_ folder: ListingTree, above: [String]) -> [Found]? {
    switch (above.last, folder.name) {
    case ("fastlane", "screenshots"): return screenshots(folder)
    case ("fastlane", "metadata"): return metadata(folder)
    case ("metadata", "android"): return [Found(layout: .supply, folder: folder)]
    case (_, "images") where !folder.folders.isEmpty || !folder.pictures.isEmpty:
      guard let locale = above.last, isLocale(locale) else { return nil }
      let parent = ListingTree(name: locale, path: folder.path.parent, children: [folder])
      return [Found(layout: .supply, folder: parent, locale: locale)]
    case ("images", let name) where tables.image(named: name)?.name == name:
      let locale = above.dropLast().last
      let images = ListingTree(name: "images", path: folder.path.parent, children: [folder])
      let parent = ListingTree(
        name: locale ?? "", path: images.path.parent, children: [images])
      return [Found(layout: .supply, folder: parent, locale: locale ?? "")]
    default: return nil
    }
  }

  /// Deliver's folder; devices below its locales where no picture lies in a locale itself.
  private func screenshots(_ folder: ListingTree) -> [Found] {
    let locales = folder.folders
    let hasPictures = locales.contains { !$0.pictures.isEmpty }
    let hasDevices = locales.contains {
      isLocale($0.name) && $0.folders.contains { !$0.pictures.isEmpty }
    }
    let layout: ListingLayout = !hasPictures && hasDevices ? .localeDevice : .deliver
    return [Found(layout: layout, folder: folder)]
  }

  /// The texts of the App Store's locales, Google Play's whole listing, or both.
  private func metadata(_ folder: ListingTree) -> [Found] {
    let texts = Found(layout: .metadata, folder: folder)
    guard let android = folder.folder("android") else { return [texts] }
    let play = Found(layout: .supply, folder: android)
    let hasTexts = folder.folders.contains { isLocale($0.name) || holdsTexts($0, of: .appStore) }
    return hasTexts ? [texts, play] : [play]
  }

  /// The layouts that the names of locales and files give away.
  private func byContent(_ folder: ListingTree) -> [Found]? {
    if isLocale(folder.name) || folder.name == "default" {
      if holdsPlay(folder) {
        return [Found(layout: .supply, folder: folder, locale: folder.name)]
      }
      if holdsTexts(folder, of: .appStore) {
        return [Found(layout: .metadata, folder: folder, locale: folder.name)]
      }
      if !folder.pictures.isEmpty {
        return [Found(layout: .deliver, folder: folder, locale: folder.name)]
      }
    }
    let locales = folder.folders.filter { isLocale($0.name) }
    if locales.contains(where: holdsPlay) { return [Found(layout: .supply, folder: folder)] }
    if locales.contains(where: { holdsTexts($0, of: .appStore) }) { return metadata(folder) }
    if locales.contains(where: { !$0.pictures.isEmpty }) || hasSpecialFolder(folder) {
      return [Found(layout: .deliver, folder: folder)]
    }
    if locales.contains(where: { $0.folders.contains { !$0.pictures.isEmpty } }) {
      return [Found(layout: .localeDevice, folder: folder)]
    }
    let others = folder.folders.filter { !isLocale($0.name) && isDevice($0.name) }
    if others.contains(where: { $0.folders.contains { isLocale($0.name) && !$0.pictures.isEmpty } })
    {
      return [Found(layout: .deviceLocale, folder: folder)]
    }
    return nil
  }

  private func hasSpecialFolder(_ folder: ListingTree) -> Bool {
    ["appleTV", "iMessage"].contains { name in
      folder.folder(name)?.folders.contains { isLocale($0.name) && !$0.pictures.isEmpty } == true
    }
  }

  private func holdsPlay(_ folder: ListingTree) -> Bool {
    holdsTexts(folder, of: .googlePlay) || folder.folder("images") != nil
      || folder.folder("changelogs") != nil
  }

  private func holdsTexts(_ folder: ListingTree, of store: Store) -> Bool {
    folder.files.contains { file in
      tables.textFields.contains { $0.store == store && "\($0.file).txt" == file.name }
    }
  }

  /// Whether a name means a locale of either store, spelled right or not.
  func isLocale(_ name: String) -> Bool {
    Store.allCases.contains {
      StoreLocales.code(for: name, among: tables.locales(of: $0)).code != nil
    }
  }

  /// Whether a name could be that of a device: the names of fastlane's own folders are none.
  private func isDevice(_ name: String) -> Bool {
    !["fastlane", "metadata", "screenshots", "images", "fonts"].contains(name)
  }
}
