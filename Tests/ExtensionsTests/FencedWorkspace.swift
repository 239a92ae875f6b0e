import Documents
import Synchronization

/// Files in memory that take note of every path outside of one folder that is asked for.
final class FencedWorkspace: Workspace {
  private let files: MemoryWorkspace
  private let fence: Path
  private let outside = Mutex<[String]>([])

  init(_ files: [String: [UInt8]], fence: String) {
    self.files = MemoryWorkspace(
      Dictionary(uniqueKeysWithValues: files.map { ("\(fence)/\($0.key)", $0.value) }))
    self.fence = Path("/\(fence)")
  }

  var strayed: [String] { outside.withLock(\.self) }

  private func note(_ path: Path) {
    let place = files.absolute(path)
    guard place != fence, !place.string.hasPrefix(fence.string + "/") else { return }
    outside.withLock { $0.append(path.string) }
  }

  func read(_ path: Path, limit: Int) throws(FileTrouble) -> [UInt8] {
    note(path)
    return try files.read(path, limit: limit)
  }
  func kind(of path: Path) -> FileKind? {
    note(path)
    return files.kind(of: path)
  }
  func names(in folder: Path) throws(FileTrouble) -> [String] {
    note(folder)
    return try files.names(in: folder)
  }
  func write(_ files: [OutputFile]) throws(FileTrouble) { try self.files.write(files) }
  func absolute(_ path: Path) -> Path { files.absolute(path) }
  func resolved(_ path: Path) -> Path { files.resolved(path) }
  func remove(_ path: Path) throws(FileTrouble) { try files.remove(path) }
  func lock(_ folder: Path) throws(FileTrouble) -> FolderLock { try files.lock(folder) }
  func stream(_ input: Input, to take: ([UInt8]) -> Bool) throws(FileTrouble) {
    try files.stream(input, to: take)
  }
}
