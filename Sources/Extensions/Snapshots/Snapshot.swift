internal import Diagnostics
internal import Documents

/// What `snapshot.json` says.
struct Snapshot: Sendable {
  static let fileName = "snapshot.json"

  /// The manifest, whole.
  let manifest: Manifest
  let digest: Digest
  /// The SHA-256 of each file but `snapshot.json`, by path.
  let files: [ExactText: String]
  let dependencies: [SnapshotDependency]
  let root: Node

  private static let shape = Shape.Record(
    "a snapshot",
    [
      .required("extension", .anything), .required("digest", .text(.fingerprint)),
      .required("files", .anything),
      .required(
        "dependencies",
        .list(
          of: .record(
            .init("a dependency", [.required("id", .id), .required("digest", .text(.fingerprint))])
          ))),
    ])

  /// Reads a snapshot's record; nil, with findings, where it is none.
  init?(in files: PackageFiles, into findings: inout Findings) {
    guard let root = Self.read(files, into: &findings) else { return nil }
    var own = Findings()
    ShapeCheck.check(root, Self.shape, into: &own)
    let hashes = MalformedSnapshot.files(in: root, into: &own)
    findings.add(own)
    guard !own.hasErrors, let hashes, let manifest = root["extension"], manifest.mapping != nil,
      let digest = root["digest"]?.string.flatMap({ Digest($0) })
    else { return nil }
    self.root = root
    self.manifest = Manifest(manifest)
    self.digest = digest
    self.files = hashes
    dependencies = root.items("dependencies").compactMap { node in
      guard let id = node.text("id"), let digest = node.text("digest").flatMap({ Digest($0.value) })
      else { return nil }
      return SnapshotDependency(id: id.value, digest: digest)
    }
  }

  private static func read(_ files: PackageFiles, into findings: inout Findings) -> Node? {
    do {
      let bytes = try files.read(fileName)
      let document = JSONReader().read(bytes, file: files.label(fileName))
      UnreadableDocument.report(
        document, what: "'\(fileName)'", of: files.place(fileName), &findings)
      return document.root
    } catch {
      MalformedSnapshot.report(error.description, at: files.place(fileName), into: &findings)
      return nil
    }
  }

  /// A snapshot's record as the host's tools write it.
  static func record(
    of manifest: Manifest, digest: Digest, files: [ExactText: String],
    dependencies: [SnapshotDependency]
  ) -> JSONValue {
    let collation = RootCollation()
    let members = collation.sorted(files.keys.map(\.string)).map {
      JSONValue.Member($0, .string(files[ExactText($0)] ?? ""))
    }
    let listed = dependencies.sorted { collation.precedes($0.id, $1.id) }.map { dependency in
      ["id": .string(dependency.id), "digest": .string(dependency.digest.text)] as JSONValue
    }
    return [
      "extension": manifest.node.json, "files": .object(members), "dependencies": .array(listed),
      "digest": .string(digest.text),
    ]
  }
}
