import Diagnostics
import Documents
import Geometry
import Raster
import Stores

/// What a build knows of the ones before it, and hands on to the next.
struct BuildRecall<Files: Workspace>: Sendable {
  let options: BuildOptions
  let share: Share
  let tool: ToolIdentity
  let workspace: Files
  private let cache: BuildCache<Files>?

  init(options: BuildOptions, share: Share, tool: ToolIdentity, workspace: Files) {
    self.options = options
    self.share = share
    self.tool = tool
    self.workspace = workspace
    cache = options.cache.map { BuildCache(folder: $0, workspace: workspace) }
  }

  /// What the last build ended with, where nothing has changed since; nil where there is something to do.
  func unchanged() -> BuildStage.Outcome? {
    guard !options.isForced,
      let memory = cache?.load(BuildMemory.self, named: buildName),
      memory.holds(under: circumstances, in: workspace),
      let report = memory.outputs.first(where: { $0.path.name == "report.json" })
    else { return nil }
    return RecordedReport.read(
      report.path, in: workspace,
      text: "nothing has changed; look at \(report.path.parent.appending("index.html"))\n",
      strict: options.isStrict
    ).map {
      BuildStage.Outcome(
        report: $0, trouble: nil, observations: memory.observations, out: report.path.parent)
    }
  }

  /// The pictures of an output folder that were drawn as they would be now.
  func pictures(in out: Path, fonts: ProjectFonts) -> PictureMemory? {
    guard !options.isForced,
      let memory = cache?.load(PictureMemory.self, named: pictureName(of: out)),
      memory.basis == basis(fonts.places),
      memory.fonts.allSatisfy({ $0.holds(in: workspace, since: memory.moment) })
    else { return nil }
    return memory
  }

  /// Remembers a build that has come to its end.
  ///
  /// - Parameters:
  ///   - built: What it has made.
  ///   - observations: What it has learnt of the files; nil where that can't be asked again.
  /// - Returns: What kept it from being remembered, if anything did.
  func remember(_ built: Built, _ observations: [Observation]?) -> FileTrouble? {
    let last = built.out.appending(Provenance.fileName)
    guard let cache, let moment = workspace.identity(of: last)?.changed else { return nil }
    do throws(FileTrouble) {
      try cache.save(
        built.memory(at: moment, basis: basis(built.fontPlaces)),
        named: pictureName(of: built.out))
      guard let observations else { return nil }
      let fonts = built.fonts.map { FileState(of: $0.path, in: workspace) }
      try cache.save(
        BuildMemory(
          circumstances: circumstances, moment: moment, observations: observations,
          fonts: built.fontPlaces + fonts, outputs: built.files), named: buildName)
      return nil
    } catch {
      return error
    }
  }

  /// The memory of this very build: of the same project and options.
  private var buildName: String {
    let parts =
      [workspace.absolute(options.project).string, options.out?.string ?? ""]
      + ["locales"] + options.locales + ["shots"] + options.shots
    return "build-\(Self.digest(parts)).json"
  }

  /// The memory of the pictures in an output folder, whatever build made them.
  private func pictureName(of out: Path) -> String {
    "pictures-\(Self.digest([workspace.resolved(out).string])).json"
  }

  private var circumstances: String {
    Self.digest([
      tools, workspace.absolute(Path(".")).string, share.templates.string, share.wells.string,
      options.now.text, String(options.isStrict), options.surroundings,
    ])
  }

  private func basis(_ fontPlaces: [FileState]) -> String {
    Self.digest(
      [tools, options.surroundings]
        + fontPlaces.map { "\($0.path) \($0.identity?.text ?? "")" })
  }

  private var tools: String {
    ([tool.description] + RasterLibraries.versions.map { "\($0.name) \($0.version)" })
      .joined(separator: "\n")
  }

  private static func digest(_ parts: [String]) -> String {
    SHA256.hex(of: Array(parts.map { "\($0.utf8.count):\($0)" }.joined().utf8))
  }
}
