internal import Diagnostics
internal import Documents
internal import Stores

extension ListingPlanner {
  /// Files in a locale's folder of `fastlane/metadata/android` that have no limit.
  private static let unlimited: Set<String> = ["video.txt"]

  /// Plans `fastlane/metadata/android`, or one locale of it.
  mutating func planSupply(_ found: LayoutFinder.Found, _ part: inout ListingPart) {
    if let locale = found.locale {
      planPlayLocale(found.folder, locale: locale, &part)
      return
    }
    for folder in found.folder.folders { planPlayLocale(folder, locale: folder.name, &part) }
    for file in found.folder.files where !Self.isCompanion(file.name) {
      plan.report(
        ForeignFile.about, "'\(file.name)' lies beside the locales' folders, where no tool looks",
        at: file.path)
    }
  }

  private mutating func planPlayLocale(
    _ folder: ListingTree, locale: String, _ part: inout ListingPart
  ) {
    checkLocale(locale, of: .googlePlay, at: folder.path)
    part.locales.append(locale)
    for file in folder.files { planPlayFile(file, locale: locale) }
    for inner in folder.folders {
      switch inner.name {
      case "images": planImages(inner, locale: locale)
      case "changelogs": planChangelogs(inner, locale: locale)
      default:
        plan.report(
          ForeignFile.about, "supply knows no folder '\(inner.name)' in a locale's folder",
          at: inner.path,
          hint: nearestMatch(to: inner.name, in: ["images", "changelogs"]).map {
            "did you mean '\($0)'?"
          })
      }
    }
  }

  private mutating func planPlayFile(_ file: ListingTree, locale: String) {
    let stem = Path(file.name).stem
    let fields = tables.textFields.filter { $0.store == .googlePlay && $0.file != "changelogs" }
    if let field = fields.first(where: { "\($0.file).txt" == file.name }) {
      plan.add(TextTask(file, field, locale: locale), in: workspace)
    } else if !Self.unlimited.contains(file.name) {
      reportUnknown(file, known: fields.map(\.file) + ["video"], stem: stem)
    }
  }

  private mutating func planChangelogs(_ folder: ListingTree, locale: String) {
    let field = tables.textFields.first { $0.store == .googlePlay && $0.file == "changelogs" }
    for file in folder.files {
      let stem = Path(file.name).stem
      let isVersion = !stem.isEmpty && stem.utf8.allSatisfy { (0x30...0x39).contains($0) }
      guard let field, file.name.hasSuffix(".txt"), isVersion || stem == "default" else {
        plan.report(
          ForeignFile.about, "'\(file.name)' is no release note that supply reads", at: file.path,
          hint: "name it for a version code, such as 42.txt, or default.txt")
        continue
      }
      plan.add(TextTask(file, field, locale: locale), in: workspace)
    }
  }

  private mutating func planImages(_ folder: ListingTree, locale: String) {
    for file in folder.files { planGraphic(file, locale: locale) }
    for inner in folder.folders {
      guard let type = tables.imageTypes.first(where: { !$0.isSingle && $0.name == inner.name })
      else {
        UnknownImageFolder.report(inner, tables, into: &plan)
        continue
      }
      for file in inner.files {
        if file.isPicture {
          let destination = PictureTask.Destination.slot(.image(type))
          plan.add(PictureTask(file, locale: locale, destination), in: workspace)
        } else {
          reportForeign(file)
        }
      }
    }
  }

  private mutating func planGraphic(_ file: ListingTree, locale: String) {
    let stem = Path(file.name).stem
    if file.isPicture,
      let type = tables.imageTypes.first(where: { $0.isSingle && $0.name == stem })
    {
      let destination = PictureTask.Destination.slot(.image(type))
      plan.add(PictureTask(file, locale: locale, destination), in: workspace)
    } else if stem == "promoGraphic" {
      plan.report(
        ForeignFile.about, "Google Play has no promo graphic any more", at: file.path,
        hint: "delete it")
    } else {
      reportUnknown(file, known: tables.imageTypes.filter(\.isSingle).map(\.name), stem: stem)
    }
  }

  /// Reports a file that no tool reads, with the name that was probably meant.
  mutating func reportUnknown(_ file: ListingTree, known: [String], stem: String) {
    let near = nearestMatch(to: stem, in: known)
    plan.report(
      ForeignFile.about, "'\(file.name)' is no file that upload tools read here", at: file.path,
      hint: near.map { "did you mean '\($0)'?" })
  }
}
