internal import Diagnostics
internal import Documents
internal import Settings

/// What a search of an Xcode-like folder found for a catalog check, each list sorted.
struct FoundFiles {
  let folder: Path
  let catalogs: [Path]
  let storekit: [Path]
  let revenuecat: [Path]
  let play: [Path]
  let xcconfigs: [Path]
  /// Those of the xcconfig files that no other one includes.
  let chains: [Path]
  let infoPlists: [Path]

  /// The app's own Info.plist: the one nearest to the top.
  ///
  /// Those of extensions and tests lie deeper or later.
  var infoPlist: Path? {
    infoPlists.min { (Self.depth($0), $0) < (Self.depth($1), $1) }
  }

  private static func depth(_ path: Path) -> Int { path.string.split(separator: "/").count }
}

extension FoundFiles {
  /// Looks through a folder; JSON and YAML files count by what they hold, the rest by its name.
  static func search(
    _ folder: Path, in workspace: any Workspace, into findings: inout Findings
  ) -> FoundFiles {
    guard ReleaseBlock.isFolder(folder, in: workspace) else {
      findings.report(
        UnreadableFile.about, "there is no folder '\(folder)'", at: Location(file: folder.string),
        hint: "correct the path")
      return FoundFiles(folder: folder, [:], in: workspace)
    }
    let search = FileSearch(in: folder, of: workspace) { FoundKind.mayBe($0) }
    CutSearch.check(search, in: folder, into: &findings)
    let kinds = search.paths.map { ($0, FoundKind(of: $0, in: workspace)) }
    let byKind = Dictionary(grouping: kinds) { $0.1 }.mapValues { $0.map(\.0) }
    return FoundFiles(folder: folder, byKind, in: workspace)
  }

  private init(folder: Path, _ kinds: [FoundKind?: [Path]], in workspace: any Workspace) {
    self.folder = folder
    catalogs = kinds[.catalog] ?? []
    storekit = kinds[.storekit] ?? []
    revenuecat = kinds[.revenuecat] ?? []
    play = kinds[.play] ?? []
    xcconfigs = kinds[.xcconfig] ?? []
    chains = SettingsChain.roots(among: xcconfigs, in: workspace)
    infoPlists = kinds[.infoPlist] ?? []
  }

  private var lists: [(name: String, key: String, paths: [Path])] {
    [
      ("catalog", "catalogs", catalogs), ("StoreKit file", "storekit", storekit),
      ("RevenueCat export", "revenuecat", revenuecat), ("Google Play export", "play", play),
      ("xcconfig", "xcconfig", xcconfigs), ("Info.plist", "infoPlist", infoPlists),
    ]
  }

  /// What was found, for people: a line for each file, and one for each kind that is not there.
  var text: String {
    let width = lists.map(\.name.count).max() ?? 0
    let lines = lists.flatMap { list -> [String] in
      let head = "  " + list.name.padded(to: width) + "  "
      return list.paths.isEmpty ? [head + "none"] : list.paths.map { head + $0.string + note($0) }
    }
    return "found in \(folder):\n" + lines.joined(separator: "\n") + "\n"
  }

  private func note(_ path: Path) -> String {
    if xcconfigs.contains(path) { return chains.contains(path) ? "" : ", included by another" }
    if infoPlists.count > 1, infoPlists.contains(path) {
      return path == infoPlist ? ", taken as the app's" : ", left alone"
    }
    return catalogs.count > 1 && catalogs.contains(path) ? ", one of several: left alone" : ""
  }

  /// What was found, for the report's summary.
  var json: JSONValue {
    .object(
      [.init("folder", .string(folder.string))]
        + lists.map { .init($0.key, .array($0.paths.map { .string($0.string) })) })
  }
}
