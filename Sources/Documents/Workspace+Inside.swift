extension Workspace {
  /// Looks at each folder on the way, then reads; for workspaces whose files nobody else changes.
  public func read(
    _ relative: String, inside root: Path, limit: Int
  ) throws(FileTrouble) -> [UInt8] {
    var path = root
    for name in relative.split(separator: "/", omittingEmptySubsequences: false) {
      guard kind(of: path) != .link else { throw .wrongKind(path, .link) }
      path = path.appending(String(name))
    }
    guard kind(of: path) != .link else { throw .wrongKind(path, .link) }
    return try read(path, limit: limit)
  }

  /// Reads the file to measure it.
  public func size(of relative: String, inside root: Path) throws(FileTrouble) -> Int {
    try read(relative, inside: root, limit: .max).count
  }

  /// Refuses: this workspace keeps nothing.
  public func makeDraft(in folder: Path) throws(FileTrouble) -> Path {
    throw .refused(folder, reason: "this workspace can only be read")
  }

  /// Refuses: this workspace keeps nothing.
  public func seal(_ draft: Path, as path: Path) throws(FileTrouble) -> Bool {
    throw .refused(path, reason: "this workspace can only be read")
  }

  /// Does nothing: there is no draft.
  public func discard(_ draft: Path) {}
}
