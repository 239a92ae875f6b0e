internal import Diagnostics
internal import Documents
internal import Stores

/// The records of made pictures that lie in a checked folder, or above it.
struct PictureRecords {
  private var byPath: [Path: PictureRecord] = [:]
  private var seen: Set<Path> = []
  private(set) var findings = Findings()
  private let workspace: any Workspace

  /// How many folders above a picture a record may lie: `out` is six above
  /// `out/fastlane/metadata/android/en-US/images/phoneScreenshots`.
  private static let levels = 6
  private static let names = ["rasters.json", "provenance.json"]
  private static let kinds = ["rasterized-marketing-asset", "composed-marketing-asset"]

  init(in workspace: any Workspace) { self.workspace = workspace }

  /// Reads the records in a picture's folder and above it, each once.
  mutating func readAbove(_ folder: Path) {
    var place = workspace.absolute(folder)
    for _ in 0...Self.levels {
      guard seen.insert(place).inserted else { return }
      for name in Self.names { readFile(place.appending(name)) }
      guard place.parent != place else { return }
      place = place.parent
    }
  }

  private mutating func readFile(_ path: Path) {
    guard workspace.kind(of: path) == .file else { return }
    let rule = UnreadableProvenance.about
    var found = Findings()
    let root = workspace.readJSON(
      path, rules: DocumentRules(missing: rule, malformed: rule), into: &found)
    // Other tools have files of this name too: only one that says what it is is ours.
    guard let root, let kind = root["kind"]?.string, Self.kinds.contains(kind) else {
      if path.name == Self.names.first { findings.add(found) }
      return
    }
    guard let outputs = root["outputs"]?.sequence else {
      findings.report(rule, "'outputs' is no list", at: root.location, hint: rule.cure)
      return
    }
    for output in outputs { add(output, of: path) }
  }

  private mutating func add(_ output: Node, of file: Path) {
    guard let name = output["path"]?.string, let digest = output["sha256"]?.string else {
      let rule = UnreadableProvenance.about
      findings.report(
        rule, "an output has no 'path' or no 'sha256'", at: output.location, hint: rule.cure)
      return
    }
    guard ["png", "jpg", "jpeg"].contains(Path(name).fileExtension) else { return }
    let path = file.parent.appending(name).normalized
    byPath[path] = PictureRecord(
      path: path, digest: digest.lowercased(),
      location: output["path"]?.location ?? output.location)
  }

  /// Compares pictures with their records.
  ///
  /// - Parameters:
  ///   - pictures: The pictures that were read.
  ///   - roots: The folders that were read whole: what is recorded in them must be there.
  ///   - findings: What does not agree.
  func check(_ pictures: [ListedPicture], in roots: [Path], into findings: inout Findings) {
    for picture in pictures {
      let path = workspace.absolute(Path(picture.location.file))
      guard let record = byPath[path], record.digest != picture.facts.digest else { continue }
      findings.report(
        StaleProvenance.about, "the picture is not the one that was recorded when it was made",
        at: picture.location, hint: StaleProvenance.about.cure,
        related: [.init("its record", at: record.location)],
        details: picture.details.merging(["fix": Fix(.remake, StaleProvenance.about.cure).json]) {
          $1
        })
    }
    let roots = roots.map { workspace.absolute($0).string + "/" }
    for (path, record) in byPath.sorted(by: { $0.key < $1.key })
    where roots.contains(where: { path.string.hasPrefix($0) }) && workspace.kind(of: path) == nil {
      findings.report(
        StaleProvenance.about, "'\(path.name)' was recorded when it was made, and is not there",
        at: record.location, hint: StaleProvenance.about.cure)
    }
  }
}
