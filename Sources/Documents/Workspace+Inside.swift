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

  /// Reads the file whole and hands it out as one piece.
  public func stream(
    _ relative: String, inside root: Path, to take: ([UInt8]) -> Bool
  ) throws(FileTrouble) {
    let bytes = try read(relative, inside: root, limit: .max - 1)
    if !bytes.isEmpty { _ = take(bytes) }
  }

  /// Refuses: this workspace keeps nothing.
  public func makeDraft(in folder: Path) throws(FileTrouble) -> Path {
    throw .refused(folder, reason: "this workspace can only be read")
  }

  /// Refuses: this workspace keeps nothing.
  public func seal(_ draft: Path, as path: Path) throws(FileTrouble) -> Bool {
    throw .refused(path, reason: "this workspace can only be read")
  }

  /// Refuses: this workspace keeps nothing.
  public func place(_ folder: Path, as path: Path) throws(FileTrouble) {
    throw .refused(path, reason: "this workspace can only be read")
  }

  /// Does nothing: no folder here is empty.
  public func removeEmptyFolder(_ path: Path) {}

  /// Does nothing: there is no draft.
  public func discard(_ draft: Path) {}
}
