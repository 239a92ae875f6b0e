/// A workspace of files in memory, rooted at `/`: what tests run on.
public struct MemoryWorkspace: Workspace {
  private let files: [Path: [UInt8]]

  /// Files by path; a relative one lies below `/`.
  public init(_ files: [String: [UInt8]]) {
    self.files = Dictionary(
      files.map { (Path("/").appending($0.key).normalized, $0.value) },
      uniquingKeysWith: { _, last in last })
  }

  /// Texts by path, as UTF-8.
  public init(texts: [String: String]) {
    self.init(texts.mapValues { Array($0.utf8) })
  }

  /// The bytes of a regular file, links followed, of at most `limit` bytes.
  public func read(_ path: Path, limit: Int) throws(FileTrouble) -> [UInt8] {
    guard let bytes = files[absolute(path)] else {
      guard let kind = kind(of: path) else { throw .missing(path) }
      throw .wrongKind(path, kind)
    }
    guard bytes.count <= limit else { throw .tooLarge(path, limit: limit) }
    return bytes
  }

  /// What is at a path, links not followed; nil where there is nothing.
  public func kind(of path: Path) -> FileKind? {
    let path = absolute(path)
    if files[path] != nil { return .file }
    let prefix = path.string == "/" ? "/" : path.string + "/"
    return files.keys.contains { $0.string.hasPrefix(prefix) } ? .folder : nil
  }

  /// The names in a folder, sorted by their bytes.
  public func names(in folder: Path) throws(FileTrouble) -> [String] {
    guard kind(of: folder) == .folder else {
      throw kind(of: folder).map { .wrongKind(folder, $0) } ?? .missing(folder)
    }
    let path = absolute(folder)
    let prefix = path.string == "/" ? "/" : path.string + "/"
    let below = files.keys.filter { $0.string.hasPrefix(prefix) }
    let names = Set(below.map { String($0.string.dropFirst(prefix.count).prefix { $0 != "/" }) })
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Refuses: files in memory are only read.
  public func write(_ files: [OutputFile]) throws(FileTrouble) {
    guard let first = files.first else { return }
    throw .refused(first.path, reason: "this workspace can only be read")
  }

  /// The path from the root, with no `.` or `..`.
  public func absolute(_ path: Path) -> Path {
    path.isAbsolute ? path.normalized : Path("/").appending(path.string).normalized
  }

  /// The path from the root; nothing here is a link.
  public func resolved(_ path: Path) -> Path { absolute(path) }

  /// Refuses: files in memory are only read.
  public func remove(_ path: Path) throws(FileTrouble) {
    throw .refused(path, reason: "this workspace can only be read")
  }

  /// A lock that keeps nobody out.
  public func lock(_ folder: Path) throws(FileTrouble) -> FolderLock { FolderLock() }
}
