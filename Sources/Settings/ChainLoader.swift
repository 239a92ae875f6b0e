import Diagnostics
import Documents

/// Reads an `.xcconfig` file and what it includes, each at its place in the order.
struct ChainLoader {
  /// More inclusions than any project has: files that include each other twice double with each level.
  private static let mostIncludes = 2_000
  /// More settings than any project has.
  private static let mostAssignments = 200_000

  private let workspace: any Workspace
  var findings = Findings()
  private var parsed: [Path: XCConfig] = [:]
  private var files: [Path] = []
  private var assignments: [XCConfig.Assignment] = []
  private var includesLeft = Self.mostIncludes
  private var hasReportedLimit = false

  init(workspace: any Workspace) { self.workspace = workspace }

  mutating func load(_ path: Path) -> SettingsChain? {
    let path = path.normalized
    guard let config = read(path, includedAt: nil) else { return nil }
    add(config, path: path, ancestors: [path])
    return SettingsChain(files: files, assignments: assignments)
  }

  /// Adds the lines of a file; `ancestors` are the files being read, this one last.
  private mutating func add(_ config: XCConfig, path: Path, ancestors: [Path]) {
    for statement in config.statements {
      switch statement {
      case .assignment(let assignment):
        guard assignments.count < Self.mostAssignments else {
          reportLimit(
            "the chain has more than \(Self.mostAssignments) settings", assignment.nameLocation)
          return
        }
        assignments.append(assignment)
      case .include(let include):
        self.include(include, from: path, ancestors: ancestors)
      }
    }
  }

  private mutating func include(_ include: XCConfig.Include, from path: Path, ancestors: [Path]) {
    guard includesLeft > 0 else {
      return reportLimit(
        "the chain includes files more than \(Self.mostIncludes) times", include.location)
    }
    includesLeft -= 1
    guard let target = find(include, ancestors: ancestors) else {
      return MissingInclude.report(include, from: path, into: &findings)
    }
    if let index = ancestors.firstIndex(of: target) {
      IncludeCycle.report(
        Array(ancestors[index...]) + [target], at: include.location, into: &findings)
      return
    }
    guard ancestors.count < 64 else {
      return reportLimit("files include each other more than 64 levels deep", include.location)
    }
    guard let config = read(target, includedAt: include.location) else { return }
    add(config, path: target, ancestors: ancestors + [target])
  }

  /// The included file: beside the includer, then beside the files that include that one; the extension
  /// may be left out.
  private func find(_ include: XCConfig.Include, ancestors: [Path]) -> Path? {
    for ancestor in ancestors.reversed() {
      let path = ancestor.parent.appending(include.path).normalized
      if isThere(path) { return path }
      if path.fileExtension.isEmpty {
        let longer = Path(path.string + ".xcconfig")
        if isThere(longer) { return longer }
      }
    }
    return nil
  }

  private func isThere(_ path: Path) -> Bool {
    switch workspace.kind(of: path) {
    case .file, .link: true
    case .folder, .special, nil: false
    }
  }

  private mutating func read(_ path: Path, includedAt include: Location?) -> XCConfig? {
    if let known = parsed[path] { return known }
    do throws(FileTrouble) {
      let bytes = try workspace.read(path, limit: 4 << 20)
      let config = XCConfigReader().read(bytes, file: path.string)
      parsed[path] = config
      files.append(path)
      BrokenSettingsLine.report(config.faults, into: &findings)
      return config
    } catch {
      UnreadableSettings.report(error, at: include ?? Location(file: path.string), into: &findings)
      return nil
    }
  }

  private mutating func reportLimit(_ message: String, _ location: Location) {
    guard !hasReportedLimit else { return }
    hasReportedLimit = true
    OversizedSettings.report(message, at: location, into: &findings)
  }
}
