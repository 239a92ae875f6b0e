internal import Diagnostics
internal import Documents

/// The snapshots of a store, each read and verified once.
struct SnapshotShelf {
  private let path: Path
  private let workspace: any Workspace
  private var snapshots: [Digest: Snapshot?] = [:]
  private var verified: Set<Digest> = []

  init(at path: Path, in workspace: any Workspace) {
    self.path = path
    self.workspace = workspace
  }

  func files(of digest: Digest) -> PackageFiles {
    PackageFiles(root: path.appending(digest.hex), workspace: workspace)
  }

  // MARK: Verifying

  /// Verifies a snapshot and all that it depends on.
  mutating func verify(_ digest: Digest, into findings: inout Findings) {
    var waiting = [digest]
    while let next = waiting.popLast() {
      guard verified.insert(next).inserted else { continue }
      waiting += verifyAlone(next, into: &findings)
    }
    guard let snapshot = snapshot(digest, into: &findings) else { return }
    let root = SnapshotClosure.Package(snapshot.manifest)
    let place = files(of: digest).place(Snapshot.fileName)
    checkClosure(root, of: snapshot.dependencies, at: place, &findings)
  }

  /// Verifies a snapshot that something else needs: what does not keep it from being used is its
  /// own affair.
  mutating func verifyErrors(_ digest: Digest, into findings: inout Findings) {
    var own = Findings()
    verify(digest, into: &own)
    for finding in own.all where finding.severity == .error { findings.add(finding) }
  }

  /// Verifies one snapshot; returns what it depends on.
  private mutating func verifyAlone(_ digest: Digest, into findings: inout Findings) -> [Digest] {
    let files = files(of: digest)
    guard LinkedRoot.check(files, into: &findings),
      let snapshot = snapshot(digest, into: &findings)
    else { return [] }
    DifferingDigest.check(snapshot, under: digest, in: files, into: &findings)
    DifferingFile.check(snapshot, in: files, into: &findings)
    ForeignFile.check(snapshot, in: files, into: &findings)
    if let package = ExtensionPackage(at: files.root, in: workspace, into: &findings) {
      ExtensionLinter.check(package, into: &findings)
      DifferingManifest.check(snapshot, against: package, into: &findings)
    }
    MismatchedDependencies.check(snapshot, in: files, into: &findings)
    return snapshot.dependencies.map(\.digest)
  }

  /// A snapshot by its digest; nil, with findings the first time, where it is none.
  private mutating func snapshot(_ digest: Digest, into findings: inout Findings) -> Snapshot? {
    if let known = snapshots[digest] { return known }
    let snapshot = Snapshot(in: files(of: digest), into: &findings)
    snapshots[digest] = .some(snapshot)
    return snapshot
  }

  // MARK: Dependencies

  /// Finds the dependencies of a package in the store and verifies them.
  mutating func dependencies(
    of package: ExtensionPackage, into findings: inout Findings
  ) -> [SnapshotDependency] {
    let wanted = package.manifest.dependencies
    guard !wanted.isEmpty else { return [] }
    let shelved = shelved()
    var found: [SnapshotDependency] = []
    for dependency in wanted {
      guard
        let digest = MissingDependency.digest(of: dependency, among: shelved, into: &findings),
        let id = dependency.id
      else { continue }
      verifyErrors(digest, into: &findings)
      found.append(SnapshotDependency(id: id.value, digest: digest))
    }
    checkImports(of: package, from: found, into: &findings)
    let root = SnapshotClosure.Package(package.manifest)
    let place = package.files.place(PackageFiles.manifestName)
    checkClosure(root, of: found, at: place, &findings)
    return found
  }

  /// What the store holds, by the records that can be read; others are nobody's dependency.
  private mutating func shelved() -> [MissingDependency.Candidate] {
    let names = (try? workspace.names(in: path)) ?? []
    return names.compactMap { Digest(hex: $0) }.compactMap { digest in
      var ignored = Findings()
      guard let manifest = Snapshot(in: files(of: digest), into: &ignored)?.manifest,
        let id = manifest.id, let version = manifest.version
      else { return nil }
      return .init(id: id.value, version: version.value, digest: digest)
    }
  }

  private mutating func checkImports(
    of package: ExtensionPackage, from found: [SnapshotDependency], into findings: inout Findings
  ) {
    for source in package.manifest.imports {
      guard let id = source.package?.id?.value,
        let dependency = found.first(where: { $0.id == id }),
        let snapshot = snapshot(dependency.digest, into: &findings)
      else { continue }
      UnknownImport.check(source, from: snapshot, into: &findings)
    }
  }

  private mutating func checkClosure(
    _ root: SnapshotClosure.Package, of dependencies: [SnapshotDependency], at place: Location,
    _ findings: inout Findings
  ) {
    var closure = SnapshotClosure(root: root, place: place)
    var waiting = dependencies.map { ($0, [root.id]) }
    while let (dependency, way) = waiting.popLast() {
      guard let snapshot = snapshot(dependency.digest, into: &findings) else { continue }
      let package = SnapshotClosure.Package(snapshot.manifest)
      guard closure.add(package, dependency.digest, by: way, into: &findings) else { continue }
      waiting += snapshot.dependencies.map { ($0, way + [package.id]) }
    }
  }
}
