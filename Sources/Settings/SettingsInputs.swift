import Diagnostics
import Documents

/// The files that a request comes to.
struct SettingsInputs {
  /// The files that chains start from.
  var chains: [Path] = []
  var infoPlist: Path?
  var record: Path?
  /// Where the project file names the record; nil where it was named on the command line.
  var recordLocation: Location?
  var release: ReleaseBlock?
  /// What a search came upon, in words.
  var found: [String] = []

  /// Finds out what a request means; what keeps it from meaning anything goes to `findings`.
  static func gather(
    _ request: SettingsRequest, in workspace: any Workspace, into findings: inout Findings
  ) -> SettingsInputs {
    var inputs = SettingsInputs()
    if let project = ReleaseBlock.file(of: request.path, in: workspace) {
      inputs.take(project, request, in: workspace, into: &findings)
    } else if ReleaseBlock.isFolder(request.path, in: workspace) {
      if request.searches {
        inputs.search(request.path, in: workspace, into: &findings)
      } else {
        UnnamedSettings.report(
          "there is no project file in '\(request.path)'",
          at: Location(file: request.path.string), into: &findings)
      }
    } else if ["plist", "storekit", "strings", "xcstrings"].contains(request.path.fileExtension) {
      UnnamedSettings.report(
        "'\(request.path)' is no .xcconfig file", at: Location(file: request.path.string),
        into: &findings)
    } else {
      inputs.chains = [request.path]
    }
    inputs.infoPlist = request.infoPlist ?? inputs.infoPlist
    if let record = request.record {
      inputs.record = record
      inputs.recordLocation = nil
    }
    return inputs
  }

  private mutating func take(
    _ project: Path, _ request: SettingsRequest, in workspace: any Workspace,
    into findings: inout Findings
  ) {
    guard let release = ReleaseBlock.read(project, in: workspace, into: &findings) else { return }
    self.release = release
    chains = release.settings.map { [$0.value] } ?? []
    infoPlist = release.infoPlist?.value
    record = release.record?.value
    recordLocation = release.record?.location
    if request.searches { search(project.parent, in: workspace, into: &findings) }
    if chains.isEmpty, !request.searches {
      UnnamedSettings.report(
        "the project file names no settings", at: Location(file: project.string), into: &findings)
    }
  }

  /// Looks for chains and an Info.plist where none is named.
  private mutating func search(
    _ folder: Path, in workspace: any Workspace, into findings: inout Findings
  ) {
    let search = FileSearch(in: folder, of: workspace) {
      $0.fileExtension == "xcconfig" || $0.name == "Info.plist" || $0.name.hasSuffix("-Info.plist")
    }
    CutSearch.check(search, in: folder, into: &findings)
    let configs = search.paths.filter { $0.fileExtension == "xcconfig" }
    let roots = SettingsChain.roots(among: configs, in: workspace)
    if chains.isEmpty { chains = roots }
    for path in configs {
      let role =
        roots.contains(path)
        ? "a chain of its own"
        : SettingsChain.isTemplate(path) ? "a template, left alone" : "included by another"
      found.append("\(path), \(role)")
    }
    let plists = search.paths.filter { $0.fileExtension == "plist" }
    // The app's own lies nearest to the top; those of its extensions and tests lie deeper or later.
    let nearest = plists.min { (Self.depth($0), $0) < (Self.depth($1), $1) }
    if infoPlist == nil { infoPlist = nearest }
    for path in plists {
      found.append("\(path)\(path == infoPlist ? ", taken as the app's" : ", left alone")")
    }
    if chains.isEmpty {
      UnnamedSettings.report(
        "there is no .xcconfig file in '\(folder)'", at: Location(file: folder.string),
        into: &findings)
    }
  }

  private static func depth(_ path: Path) -> Int { path.string.split(separator: "/").count }
}
