import Documents

/// A workspace of one file that comes in pieces of given sizes.
struct Cut: Workspace {
  let bytes: [UInt8]
  let sizes: [Int]
  private let whole = MemoryWorkspace([:])

  init(bytes: [UInt8], sizes: [Int]) {
    self.bytes = bytes
    self.sizes = sizes
  }

  func stream(_ input: Input, to take: ([UInt8]) -> Bool) throws(FileTrouble) {
    var start = 0
    for size in sizes + [bytes.count] where start < bytes.count {
      let end = min(start + size, bytes.count)
      if !take(Array(bytes[start..<end])) { return }
      start = end
    }
  }

  func read(_ path: Path, limit: Int) throws(FileTrouble) -> [UInt8] { bytes }
  func kind(of path: Path) -> FileKind? { .file }
  func names(in folder: Path) throws(FileTrouble) -> [String] { [] }
  func write(_ files: [OutputFile]) throws(FileTrouble) { try whole.write(files) }
  func absolute(_ path: Path) -> Path { path }
  func resolved(_ path: Path) -> Path { path }
  func remove(_ path: Path) throws(FileTrouble) { try whole.remove(path) }
  func lock(_ folder: Path) throws(FileTrouble) -> FolderLock { try whole.lock(folder) }
}
