internal import Diagnostics
internal import Documents
internal import Stores

/// Turns paths into a plan: recognises listings, and says what each file in them is.
struct ListingPlanner {
  let workspace: any Workspace
  var plan: ListingPlan

  init(_ request: ListingRequest, in workspace: any Workspace) {
    self.workspace = workspace
    plan = ListingPlan(request)
  }

  var tables: StoreTables { plan.tables }

  /// The plan for everything that was asked for.
  mutating func run() -> ListingPlan {
    for path in plan.request.paths { take(path) }
    return plan
  }

  private mutating func take(_ path: Path) {
    var kind = workspace.kind(of: path)
    // A link that somebody named is followed; those that lie in a tree have to stay in it.
    if kind == .link { kind = workspace.kind(of: workspace.resolved(path)) }
    switch kind {
    case .folder: takeFolder(path)
    case .file: takeFile(path)
    case .special, .link:
      plan.report(UnreadableFile.about, "'\(path)' is no regular file", at: path)
    case nil:
      plan.report(
        MissingPath.about, "there is no file or folder '\(path)'", at: path,
        hint: nearest(to: path).map { "did you mean '\($0)'?" })
    }
  }

  /// The name beside a missing path that was probably meant.
  private func nearest(to path: Path) -> String? {
    guard let names = try? workspace.names(in: path.parent) else { return nil }
    return nearestMatch(to: path.name, in: names.filter { !$0.hasPrefix(".") }).map {
      path.string.contains("/") ? path.parent.appending($0).string : $0
    }
  }

  private mutating func takeFolder(_ path: Path) {
    var reader = TreeReader(path, in: workspace)
    let tree = reader.tree(path)
    if reader.isCut {
      plan.report(
        LargeTree.about, "there are more than \(TreeReader.names) files; the rest is not checked",
        at: path)
    }
    let finder = LayoutFinder(tables: tables)
    let found =
      plan.request.layout.map { [LayoutFinder.Found(layout: $0, folder: tree)] }
      ?? finder.find(in: tree, at: workspace.absolute(path))
    let wanted = found.filter { isWanted($0.layout.store) }
    for part in wanted { take(part) }
    guard wanted.isEmpty else { return }
    reportFaults(tree)
    let store = plan.request.store.map { " for \($0.name)" } ?? ""
    plan.report(NothingToCheck.about, "'\(path)' holds nothing to check\(store)", at: path)
  }

  private func isWanted(_ store: Store?) -> Bool {
    guard let store, let wanted = plan.request.store else { return true }
    return store == wanted
  }

  private mutating func take(_ found: LayoutFinder.Found) {
    let before = (plan.pictures.count, plan.texts.count)
    var part = ListingPart(found.layout, found.folder.path)
    reportFaults(found.folder)
    switch found.layout {
    case .deliver: planDeliver(found, &part)
    case .metadata: planMetadata(found, &part)
    case .supply: planSupply(found, &part)
    case .localeDevice: planLocales(of: found.folder, &part)
    case .deviceLocale: planDevices(of: found.folder, &part)
    case .flat: planFlat(found.folder)
    }
    plan.add(part)
    guard before == (plan.pictures.count, plan.texts.count) else { return }
    plan.report(
      NothingToCheck.about, "'\(found.folder.path)' holds nothing to check", at: found.folder.path)
  }

  /// Reports what the tree says about itself: what can't be read, is hidden, or collides.
  private mutating func reportFaults(_ tree: ListingTree) {
    var findings = Findings()
    for fault in tree.faults { findings.add(fault) }
    HiddenFiles.check(tree, into: &findings)
    CollidingNames.check(tree, into: &findings)
    plan.add(findings)
    for folder in tree.folders { reportFaults(folder) }
  }
}
