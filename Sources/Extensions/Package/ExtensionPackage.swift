internal import Diagnostics
internal import Documents

/// A package as it lies in its folder, read as far as it can be.
///
/// Reading reports what can't be read; the rules look at the rest.
struct ExtensionPackage: Sendable {
  let files: PackageFiles
  let manifest: Manifest
  /// What the package exports, by id; of a repeated id the first.
  let exports: [String: Export]
  /// The ids that are imported.
  let imported: Set<String>
  /// The paths of the resources that are there, in the order of the manifest, each once.
  let present: [String]
  /// The SHA-256 of each file whose content was looked at, by path.
  let hashes: [ExactText: String]
  /// The resources of kind `schema` that are JSON.
  let schemas: [ResourceDocument]
  /// The resources of kind `catalog-pack` that are YAML.
  let packs: [Pack]
  /// Those of them that `catalogPacks` names.
  let listedPacks: [Pack]
  /// Whether every pack that `catalogPacks` names was read.
  let hasAllPacks: Bool
  let lockfiles: [Lockfile]
  let checksums: [ResourceDocument]
  let proofs: [LocalProof]

  /// Reads a package; nil where there is no manifest to speak of.
  ///
  /// - Parameters:
  ///   - path: The folder or its `extension.yaml`.
  ///   - workspace: The files.
  ///   - findings: What can't be read, and why.
  init?(at path: Path, in workspace: any Workspace, into findings: inout Findings) {
    let files = PackageFiles(root: Self.root(of: path, in: workspace), workspace: workspace)
    guard LinkedRoot.check(files, into: &findings),
      let (root, hash) = Self.readManifest(files, into: &findings)
    else { return nil }
    ShapeCheck.check(root, ManifestShape.manifest, into: &findings)
    guard root.mapping != nil else { return nil }
    self.files = files
    let manifest = Manifest(root)
    self.manifest = manifest
    exports = Dictionary(
      manifest.exports.map { ($0.id.value, $0) }, uniquingKeysWith: { first, _ in first })
    imported = Set(manifest.imports.flatMap(\.exports).map(\.value))
    var reader = ResourceReader(files: files, manifestHash: hash, findings: findings)
    reader.read(manifest)
    findings = reader.findings
    present = reader.present
    hashes = reader.hashes
    schemas = reader.schemas
    let listed = Set(manifest.catalogPacks.map(\.value))
    packs = reader.packs
    listedPacks = packs.filter { $0.resource.id.map { listed.contains($0.value) } ?? false }
    hasAllPacks = listedPacks.count == listed.count
    lockfiles = reader.lockfiles
    checksums = reader.checksums
    proofs = reader.proofs
  }

  private static func root(of path: Path, in workspace: any Workspace) -> Path {
    // A slash at the end would have the system follow a link.
    let path = path.normalized
    let isManifest = path.name == PackageFiles.manifestName && workspace.kind(of: path) != .folder
    return isManifest ? path.parent : path
  }

  private static func readManifest(
    _ files: PackageFiles, into findings: inout Findings
  ) -> (Node, hash: String)? {
    let name = PackageFiles.manifestName
    do {
      let bytes = try files.read(name, limit: PackageFiles.largestYAML)
      let document = YAMLReader(limits: .init(bytes: PackageFiles.largestYAML))
        .read(bytes, file: files.label(name))
      UnreadableDocument.report(document, what: "the manifest", of: files.place(name), &findings)
      return document.root.map { ($0, SHA256.hex(of: bytes)) }
    } catch {
      UnreadableManifest.report(error, at: files.place(name), into: &findings)
      return nil
    }
  }
}

extension ExtensionPackage {
  var pins: [Pin] { lockfiles.flatMap(\.pins) }

  /// The first declared resource with a path.
  func resource(at path: String) -> Resource? {
    manifest.resources.first { $0.path?.value == path }
  }
}
