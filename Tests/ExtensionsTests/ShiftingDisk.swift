import Documents
import Synchronization

/// The disk, but for one file that is another one at each look.
final class ShiftingDisk: Workspace {
  private let file: String
  private let looks = Mutex(0)

  init(file: String) {
    self.file = file
  }

  func read(_ relative: String, inside root: Path, limit: Int) throws(FileTrouble) -> [UInt8] {
    let bytes = try Disk().read(relative, inside: root, limit: limit)
    guard relative == file else { return bytes }
    let look = looks.withLock { count in
      count += 1
      return count
    }
    return bytes + Array("\(look)".utf8)
  }

  func size(of relative: String, inside root: Path) throws(FileTrouble) -> Int {
    try Disk().size(of: relative, inside: root)
  }
  func read(_ path: Path, limit: Int) throws(FileTrouble) -> [UInt8] {
    try Disk().read(path, limit: limit)
  }
  func kind(of path: Path) -> FileKind? { Disk().kind(of: path) }
  func names(in folder: Path) throws(FileTrouble) -> [String] { try Disk().names(in: folder) }
  func write(_ files: [OutputFile]) throws(FileTrouble) { try Disk().write(files) }
  func absolute(_ path: Path) -> Path { Disk().absolute(path) }
  func resolved(_ path: Path) -> Path { Disk().resolved(path) }
  func remove(_ path: Path) throws(FileTrouble) { try Disk().remove(path) }
  func lock(_ folder: Path) throws(FileTrouble) -> FolderLock { try Disk().lock(folder) }
  func stream(_ input: Input, to take: ([UInt8]) -> Bool) throws(FileTrouble) {
    try Disk().stream(input, to: take)
  }
  func makeDraft(in folder: Path) throws(FileTrouble) -> Path { try Disk().makeDraft(in: folder) }
  func seal(_ draft: Path, as path: Path) throws(FileTrouble) -> Bool {
    try Disk().seal(draft, as: path)
  }
  func discard(_ draft: Path) { Disk().discard(draft) }
}
