internal import Diagnostics
internal import Documents

/// Copies a package's declared files into a store.
struct SnapshotWriter {
  let package: ExtensionPackage
  let digest: Digest
  let files: [ExactText: String]
  let dependencies: [SnapshotDependency]

  /// The SHA-256 of the manifest and of every declared file; nil, with findings, where one can't be
  /// read or is no longer what was checked.
  static func hashes(
    of package: ExtensionPackage, into findings: inout Findings
  ) -> [ExactText: String]? {
    var hashes: [ExactText: String] = [:]
    for path in [PackageFiles.manifestName] + package.present {
      guard let bytes = read(path, of: package, into: &findings) else { continue }
      let hash = SHA256.hex(of: bytes)
      hashes[ExactText(path)] = hash
      if let checked = package.hashes[ExactText(path)], checked != hash {
        ChangedFile.report(path, at: package.files.place(path), into: &findings)
      }
    }
    return findings.hasErrors ? nil : hashes
  }

  private static func read(
    _ path: String, of package: ExtensionPackage, into findings: inout Findings
  ) -> [UInt8]? {
    do {
      return try package.files.read(path)
    } catch {
      // It was there a moment ago.
      if case .refused = error {
        UnreadableDocument.report(error, at: package.files.place(path), into: &findings)
      } else {
        ChangedFile.report(path, at: package.files.place(path), into: &findings)
      }
      return nil
    }
  }

  /// Writes the snapshot; false where one of the name appeared meanwhile, or a file changed.
  func write(
    to place: Path, in store: Path, into findings: inout Findings
  ) throws(FileTrouble) -> Bool {
    let workspace = package.files.workspace
    let draft = try workspace.makeDraft(in: store)
    do throws(FileTrouble) {
      try fill(draft, into: &findings)
      if !findings.hasErrors, try workspace.seal(draft, as: place) { return true }
    } catch {
      workspace.discard(draft)
      throw error
    }
    workspace.discard(draft)
    return false
  }

  private func fill(_ draft: Path, into findings: inout Findings) throws(FileTrouble) {
    let workspace = package.files.workspace
    for (path, hash) in files {
      guard let bytes = Self.read(path.string, of: package, into: &findings) else { continue }
      guard SHA256.hex(of: bytes) == hash else {
        ChangedFile.report(path.string, at: package.files.place(path.string), into: &findings)
        continue
      }
      try workspace.write(bytes, to: draft.appending(path.string))
    }
    let record = Snapshot.record(
      of: package.manifest, digest: digest, files: files, dependencies: dependencies)
    try workspace.write(Array(record.pretty.utf8), to: draft.appending(Snapshot.fileName))
  }
}
