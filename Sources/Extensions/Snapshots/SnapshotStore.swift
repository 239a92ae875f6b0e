public import Diagnostics
public import Documents

/// A folder of snapshots, each under its digest.
///
/// A snapshot is read-only, holds the declared files and nothing else, and appears whole or not at
/// all. One that is there already is verified and never written again.
public struct SnapshotStore: Sendable {
  /// What became of a package.
  public struct Result: Sendable {
    /// Every fault of the package, of its dependencies and of the store.
    public let findings: Findings
    /// The snapshot's digest, `sha256:` and 64 hexadecimal digits; nil where there is none.
    public let digest: String?
    /// The snapshot's folder.
    public let path: Path?
    /// Whether the snapshot was written; false where it was there already.
    public let isNew: Bool
  }

  private let path: Path
  private let workspace: any Workspace

  /// A store at a path; the folder is made when the first snapshot is.
  public init(at path: Path, in workspace: any Workspace) {
    self.path = path.normalized
    self.workspace = workspace
  }

  /// Takes a snapshot of a package that has no faults and whose dependencies are in the store.
  ///
  /// - Parameter package: The package's folder, or the `extension.yaml` in it.
  /// - Returns: The findings, and the snapshot where none of them is an error.
  /// - Throws: The trouble of the store: it can't be made or written.
  public func snapshot(_ package: Path) throws(FileTrouble) -> Result {
    var findings = Findings()
    guard let package = ExtensionPackage(at: package, in: workspace, into: &findings) else {
      return Result(findings: findings, digest: nil, path: nil, isNew: false)
    }
    ExtensionLinter.check(package, into: &findings)
    var shelf = SnapshotShelf(at: path, in: workspace)
    let dependencies = shelf.dependencies(of: package, into: &findings)
    guard !findings.hasErrors, let files = SnapshotWriter.hashes(of: package, into: &findings)
    else { return Result(findings: findings, digest: nil, path: nil, isNew: false) }
    let digest = Digest(files: files, dependencies: dependencies)
    let writer = SnapshotWriter(
      package: package, digest: digest, files: files, dependencies: dependencies)
    var isNew = false
    let place = path.appending(digest.hex)
    if workspace.kind(of: place) == nil {
      isNew = try writer.write(to: place, in: path, into: &findings)
    }
    if !isNew, !findings.hasErrors { shelf.verifyErrors(digest, into: &findings) }
    guard !findings.hasErrors else {
      return Result(findings: findings, digest: nil, path: nil, isNew: false)
    }
    return Result(findings: findings, digest: digest.text, path: place, isNew: isNew)
  }

  /// Verifies a snapshot and all that it depends on in the same store.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot's folder.
  ///   - workspace: The files.
  /// - Returns: The findings, and the digest where none of them is an error.
  public static func verify(_ snapshot: Path, in workspace: any Workspace) -> Result {
    var findings = Findings()
    let place = workspace.absolute(snapshot)
    let label = snapshot.normalized
    guard let digest = Digest(hex: place.name) else {
      MalformedSnapshot.report(
        "the folder '\(place.name)' is not named by a digest", at: Location(file: label.string),
        into: &findings)
      return Result(findings: findings, digest: nil, path: nil, isNew: false)
    }
    let folder = label.name == place.name ? label.parent : place.parent
    var shelf = SnapshotShelf(at: folder, in: workspace)
    shelf.verify(digest, into: &findings)
    let isWhole = !findings.hasErrors
    return Result(
      findings: findings, digest: isWhole ? digest.text : nil, path: isWhole ? label : nil,
      isNew: false)
  }
}
