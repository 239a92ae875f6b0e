internal import Diagnostics
internal import Documents
internal import Stores

extension ListingPlanner {
  /// Plans `<locale>/<device>/*`.
  mutating func planLocales(of folder: ListingTree, _ part: inout ListingPart) {
    for locale in folder.folders {
      part.locales.append(locale.name)
      var stores: Set<Store> = []
      for device in locale.folders {
        let name = DeviceFolder(device.name, in: tables)
        stores.formUnion([name.store].compactMap(\.self))
        plan(device, name, locale: locale.name)
      }
      for file in locale.pictures {
        let destination = PictureTask.Destination.guessed(plan.request.store)
        plan.add(PictureTask(file, locale: locale.name, destination), in: workspace)
      }
      check(locale, stores)
    }
  }

  /// Plans `<device>/<locale>/*`.
  mutating func planDevices(of folder: ListingTree, _ part: inout ListingPart) {
    for device in folder.folders {
      let name = DeviceFolder(device.name, in: tables)
      for locale in device.folders {
        if !part.locales.contains(locale.name) { part.locales.append(locale.name) }
        plan(locale, name, locale: locale.name)
        check(locale, Set([name.store].compactMap(\.self)))
      }
    }
  }

  /// Plans a folder of loose pictures, whose own name may be a device's.
  mutating func planFlat(_ folder: ListingTree) {
    let name = DeviceFolder(folder.name, in: tables)
    for file in folder.pictures {
      let destination = name.destination(plan.request.store)
      plan.add(
        PictureTask(file, locale: leadingLocale(of: file.name), destination), in: workspace)
    }
  }

  /// The locale that a file name starts with, as in `de-DE_01_home.png`.
  private func leadingLocale(of name: String) -> String? {
    let lead = String(name.prefix { $0 != "_" })
    guard lead.count < name.count else { return nil }
    return tables.locales.contains { $0.code == lead } ? lead : nil
  }

  private mutating func plan(_ folder: ListingTree, _ device: DeviceFolder, locale: String) {
    let destination = device.destination(plan.request.store)
    for file in folder.files {
      if file.isPicture {
        plan.add(PictureTask(file, locale: locale, destination), in: workspace)
      } else if !Self.isCompanion(file.name), !Self.isVideo(file.name) {
        reportForeign(file)
      }
    }
  }

  /// Reports a locale that no store has; where the store is not known, that neither has.
  private mutating func check(_ locale: ListingTree, _ stores: Set<Store>) {
    let candidates = stores.isEmpty ? Set([plan.request.store].compactMap(\.self)) : stores
    if candidates.isEmpty {
      let isKnown = Store.allCases.contains { store in
        tables.locales(of: store).contains { $0.code == locale.name }
      }
      if !isKnown { checkLocale(locale.name, of: .appStore, at: locale.path, severity: .warning) }
    }
    for store in candidates.sorted() {
      checkLocale(locale.name, of: store, at: locale.path, severity: .warning)
    }
  }
}
