import Documents

/// The state in which a file or folder was; nil where there was nothing.
struct FileState: Sendable, Hashable, Codable {
  let path: Path
  let identity: FileIdentity?

  /// The present state of what is at a path.
  init(of path: Path, in workspace: some Workspace) {
    self.path = path
    identity = workspace.identity(of: path)
  }

  /// Whether it is the same as ever.
  func holds(in workspace: some Workspace) -> Bool { workspace.identity(of: path) == identity }
}

/// A file that a build has written.
struct WrittenFile: Sendable, Hashable, Codable {
  let path: Path
  let sha256: String
  let identity: FileIdentity?

  /// A file that was written with the digest that it has.
  init(_ path: Path, sha256: String, in workspace: some Workspace) {
    self.path = path
    self.sha256 = sha256
    identity = workspace.identity(of: path)
  }

  /// Whether the file is still what was written.
  ///
  /// - Parameters:
  ///   - workspace: Where the file is.
  ///   - moment: When it was written at the latest, by the clock of the files, ns since 1970.
  /// - Returns: False for a file that is gone, changed or a link.
  func holds(in workspace: some Workspace, since moment: Int) -> Bool {
    guard workspace.kind(of: path) == .file else { return false }
    if let identity, identity.wasAtRest(at: moment), workspace.identity(of: path) == identity {
      return true
    }
    do throws(FileTrouble) {
      return SHA256.hex(of: try workspace.read(path, limit: VerifiedCapture.byteLimit)) == sha256
    } catch {
      return false
    }
  }
}
