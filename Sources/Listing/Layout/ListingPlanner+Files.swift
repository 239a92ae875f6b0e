internal import Documents
internal import Stores

extension ListingPlanner {
  /// Plans one file that somebody named: its path tells what it is, or its name and size.
  mutating func takeFile(_ path: Path) {
    let names = workspace.absolute(path).string.split(separator: "/").map(String.init)
    let file = ListingTree(name: names.last ?? "", path: path, children: nil)
    let above = Array(names.dropLast().suffix(3))
    if file.name.hasSuffix(".txt") {
      takeText(file, above: above)
    } else {
      takePicture(file, above: above)
    }
  }

  private mutating func takeText(_ file: ListingTree, above: [String]) {
    let isChangelog = above.last == "changelogs"
    let name = isChangelog ? "changelogs.txt" : file.name
    guard let field = tables.textFields.first(where: { "\($0.file).txt" == name }) else {
      plan.report(
        NothingToCheck.about, "'\(file.name)' is no text of a listing", at: file.path,
        hint: "its texts are \(tables.textFields.map(\.file).joined(separator: ", "))")
      return
    }
    let locale = isChangelog ? above.dropLast().last : above.last
    plan.add(TextTask(file, field, locale: locale), in: workspace)
  }

  private mutating func takePicture(_ file: ListingTree, above: [String]) {
    let finder = LayoutFinder(tables: tables)
    let folder = above.last ?? ""
    let outer = above.dropLast().last ?? ""
    let outermost = above.first ?? ""
    if outer == "images", let type = tables.imageTypes.first(where: { $0.name == folder }) {
      let locale = finder.isLocale(outermost) ? outermost : nil
      add(file, locale: locale, .slot(.image(type)))
    } else if folder == "images",
      let type = tables.imageTypes.first(where: { $0.isSingle && $0.name == Path(file.name).stem })
    {
      add(file, locale: finder.isLocale(outer) ? outer : nil, .slot(.image(type)))
    } else if finder.isLocale(folder) || folder == "default",
      ["screenshots", "appleTV", "iMessage"].contains(outer)
    {
      let scopes = ["appleTV": ListedPicture.Scope.appleTV, "iMessage": .messages]
      add(file, locale: folder == "default" ? nil : folder, .sized(scopes[outer] ?? .anyDisplay))
    } else {
      let device = DeviceFolder(folder, in: tables)
      let isDevice = device.slot != nil && finder.isLocale(outer)
      add(
        file, locale: isDevice ? outer : nil,
        isDevice ? device.destination(nil) : .guessed(plan.request.store))
    }
  }

  private mutating func add(
    _ file: ListingTree, locale: String?, _ destination: PictureTask.Destination
  ) {
    plan.add(PictureTask(file, locale: locale, destination, isLoose: true), in: workspace)
  }
}
