import Diagnostics
import Documents
import Geometry

/// What an earlier build left in the output folder, by its own records.
///
/// Only what the records say is ours, and is still what they say, is kept or taken away; a record that
/// can't be read, or of another kind, is as good as none.
struct PreviousBuild {
  /// A picture with its page.
  struct Entry {
    let raster: RasterRecord.Output
    let page: Provenance.Output

    /// Its two files.
    func files(in out: Path, of workspace: some Workspace) -> [WrittenFile] {
      [
        WrittenFile(out.appending(raster.path), sha256: raster.sha256, in: workspace),
        WrittenFile(out.appending(page.path), sha256: page.sha256, in: workspace),
      ]
    }
  }

  private let out: Path
  private(set) var entries: [Entry] = []

  init(in out: Path, of workspace: some Workspace) {
    self.out = out
    var faults = Findings()
    guard workspace.kind(of: out.appending(Provenance.fileName)) != nil,
      let pages = Provenance.read(in: out, of: workspace, into: &faults),
      let rasters = RasterRecord.read(in: out, of: workspace)
    else { return }
    let byPath = Dictionary(
      pages.outputs.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    entries = rasters.outputs.compactMap { raster in
      byPath[raster.from.path].map { Entry(raster: raster, page: $0) }
    }
  }

  /// The pictures that a build of a part of the project leaves as they are.
  func kept(besides places: Set<String>, in workspace: some Workspace) -> [Entry] {
    entries.filter { !places.contains($0.raster.path) && isUntouched($0.raster, in: workspace) }
  }

  /// Takes away the pictures that the project does not ask for any more: an upload would take them along.
  func removeStale(
    besides places: Set<String>, in workspace: some Workspace, into findings: inout Findings
  ) throws(FileTrouble) {
    for entry in entries where !places.contains(entry.raster.path) {
      let picture = out.appending(entry.raster.path)
      guard workspace.kind(of: picture) != nil else { continue }
      guard isUntouched(entry.raster, in: workspace) else {
        findings.report(
          ProjectRules.outputStale,
          "'\(entry.raster.path)' is not part of the project any more, and was changed since it was made",
          at: Location(file: picture.string), hint: "remove it, or move it elsewhere")
        continue
      }
      try workspace.remove(picture)
      try workspace.remove(out.appending(entry.page.path))
    }
  }

  private func isUntouched(_ raster: RasterRecord.Output, in workspace: some Workspace) -> Bool {
    let path = out.appending(raster.path)
    guard workspace.kind(of: path) == .file else { return false }
    do throws(FileTrouble) {
      let bytes = try workspace.read(path, limit: VerifiedCapture.byteLimit)
      return SHA256.hex(of: bytes) == raster.sha256
    } catch {
      return false
    }
  }
}

extension RasterRecord {
  /// Reads the record of a folder; nil where there is none that can be read whole.
  fileprivate static func read(in folder: Path, of workspace: some Workspace) -> RasterRecord? {
    var faults = Findings()
    let rules = DocumentRules(
      missing: RecordRules.rasterMissing, malformed: RecordRules.provenanceJSON)
    let root = workspace.readJSON(folder.appending(fileName), rules: rules, into: &faults)
    guard let root, root["kind"]?.string == kind, !faults.hasErrors,
      let name = root["tool"]?["name"]?.string, let version = root["tool"]?["version"]?.string,
      let nodes = root["outputs"]?.sequence
    else { return nil }
    let outputs = nodes.compactMap { Output($0) }
    guard outputs.count == nodes.count else { return nil }
    return RasterRecord(tool: ToolIdentity(name: name, version: version), outputs: outputs)
  }
}

extension RasterRecord.Output {
  /// Reads an entry; nil for one that lacks something, or leads out of its folder.
  fileprivate init?(_ node: Node) {
    guard let path = node["path"]?.string, let width = node["width"]?.integer,
      let height = node["height"]?.integer, let well = node["well"]?.string,
      let hash = node["sha256"]?.string, let page = node["from"]?["path"]?.string,
      let pageHash = node["from"]?["sha256"]?.string,
      [path, page].allSatisfy({ name in
        let normalized = Path(name).normalized
        return !normalized.isAbsolute && !normalized.string.hasPrefix(".")
      })
    else { return nil }
    self.init(
      path: path, size: PixelSize(width: width, height: height), well: well, sha256: hash,
      from: Provenance.FileRecord(path: page, sha256: pageHash))
  }
}
