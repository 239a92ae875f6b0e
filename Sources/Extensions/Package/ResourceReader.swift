internal import Diagnostics
internal import Documents

/// Reads the resources of a package, each as what it is.
struct ResourceReader {
  let files: PackageFiles
  var findings: Findings
  private(set) var present: [String] = []
  private(set) var hashes: [ExactText: String]
  private(set) var schemas: [ResourceDocument] = []
  private(set) var packs: [Pack] = []
  private(set) var lockfiles: [Lockfile] = []
  private(set) var checksums: [ResourceDocument] = []
  private(set) var proofs: [LocalProof] = []

  init(files: PackageFiles, manifestHash: String, findings: Findings) {
    self.files = files
    hashes = [ExactText(PackageFiles.manifestName): manifestHash]
    self.findings = findings
  }

  mutating func read(_ manifest: Manifest) {
    var seen: Set<ExactText> = []
    for resource in manifest.resources {
      guard let path = resource.path, UnsafePath.reason(path.value) == nil,
        !ReservedPath.names(path.value), seen.insert(ExactText(path.value)).inserted
      else { continue }
      read(resource, at: path)
    }
    readUndeclaredProofs(declared: seen)
  }

  private mutating func read(_ resource: Resource, at path: Text) {
    do throws(FileTrouble) {
      let size = try files.size(of: path.value)
      guard size <= PackageFiles.largestFile else {
        throw FileTrouble.tooLarge(Path(path.value), limit: PackageFiles.largestFile)
      }
      present.append(path.value)
      try readContent(resource, at: path.value)
    } catch {
      TroubledResource.report(error, path, in: files, into: &findings)
    }
  }

  private mutating func readContent(_ resource: Resource, at path: String) throws(FileTrouble) {
    switch Path(path).name {
    case Lockfile.fileName:
      if let root = try json(path) {
        lockfiles.append(Lockfile(root, at: path, in: files, into: &findings))
      }
    case DependencyChecksums.fileName:
      if let root = try json(path) {
        checksums.append(.init(resource: resource, path: path, root: root))
      }
    case LocalProof.fileName:
      if let root = try json(path) {
        proofs.append(LocalProof(path: path, isDeclared: true, root: root))
      }
    default:
      if resource.kind == .schema, let root = try json(path) {
        schemas.append(ResourceDocument(resource: resource, path: path, root: root))
      } else if resource.kind == .catalogPack, let root = try yaml(path) {
        ShapeCheck.check(root, PackShape.pack, into: &findings)
        if root.mapping != nil { packs.append(Pack(root, resource: resource, path: path)) }
      }
    }
  }

  /// A proof is read where it lies: at the root or beside a file of the package.
  private mutating func readUndeclaredProofs(declared: Set<ExactText>) {
    let folders = Set(present.map { Path($0).parent }).union([Path(".")]).sorted()
    for folder in folders {
      let path = folder.appending(LocalProof.fileName).string
      guard !declared.contains(ExactText(path)),
        files.workspace.kind(of: files.root.appending(path)) != nil
      else { continue }
      do {
        if let root = try json(path) {
          proofs.append(LocalProof(path: path, isDeclared: false, root: root))
        }
      } catch {
        UnreadableDocument.report(error, at: files.place(path), into: &findings)
      }
    }
  }

  private mutating func json(_ path: String) throws(FileTrouble) -> Node? {
    let bytes = try files.read(path)
    hashes[ExactText(path)] = SHA256.hex(of: bytes)
    let document = JSONReader().read(bytes, file: files.label(path))
    UnreadableDocument.report(document, what: "'\(path)'", of: files.place(path), &findings)
    return document.root
  }

  private mutating func yaml(_ path: String) throws(FileTrouble) -> Node? {
    let limit = PackageFiles.largestYAML
    let bytes = try files.read(path, limit: limit)
    hashes[ExactText(path)] = SHA256.hex(of: bytes)
    let document = YAMLReader(limits: .init(bytes: limit)).read(bytes, file: files.label(path))
    UnreadableDocument.report(document, what: "'\(path)'", of: files.place(path), &findings)
    return document.root
  }
}
