/// The only door to files: the disk, or a dictionary in tests.
public protocol Workspace: Sendable {
  /// The bytes of a regular file, links followed, of at most `limit` bytes.
  func read(_ path: Path, limit: Int) throws(FileTrouble) -> [UInt8]
  /// What is at a path; a link is a link, whatever it points to. Nil where there is nothing.
  func kind(of path: Path) -> FileKind?
  /// The state of what is at a path, links followed; nil where there is nothing, or where states are
  /// not told apart.
  func identity(of path: Path) -> FileIdentity?
  /// The names in a folder, sorted by their bytes.
  func names(in folder: Path) throws(FileTrouble) -> [String]
  /// Writes files, making the folders above them: all of them, or where one can't be written none.
  func write(_ files: [OutputFile]) throws(FileTrouble)
  /// The path from the root, with no `.` or `..`; links are left as they are.
  func absolute(_ path: Path) -> Path
  /// The path from the root with links followed, as far as it exists.
  func resolved(_ path: Path) -> Path
  /// Removes a file; nothing happens where there is none.
  func remove(_ path: Path) throws(FileTrouble)
  /// Why no file can be made in a folder, or in the nearest one above it that is there; nil where one
  /// can, as far as can be told without trying.
  func obstacle(toWritingIn folder: Path) -> FileTrouble?
  /// Keeps other runs from writing into a folder, which is made, until the lock is dropped; what a
  /// killed run has left there unfinished is taken away.
  func lock(_ folder: Path) throws(FileTrouble) -> FolderLock

  /// The bytes of a regular file below a folder, with no link on the way, the folder itself included.
  ///
  /// - Parameters:
  ///   - relative: Its path seen from the folder: plain names, joined by `/`.
  ///   - root: The folder.
  ///   - limit: The most bytes that are taken.
  /// - Returns: Its bytes.
  /// - Throws: What keeps it from being read, a link on the way included.
  func read(_ relative: String, inside root: Path, limit: Int) throws(FileTrouble) -> [UInt8]
  /// The size in bytes of a regular file below a folder, with no link on the way.
  func size(of relative: String, inside root: Path) throws(FileTrouble) -> Int
  /// Hands out the bytes of a regular file below a folder, with no link on the way, piece by piece.
  func stream(
    _ relative: String, inside root: Path, to take: ([UInt8]) -> Bool
  ) throws(FileTrouble)

  /// Makes a fresh hidden folder in another, which is made if it is missing; it is to be filled,
  /// then sealed or discarded.
  func makeDraft(in folder: Path) throws(FileTrouble) -> Path
  /// Makes a draft and all in it read-only and gives it its name, in one step.
  ///
  /// - Returns: False where something has that name already; the draft is then still there.
  func seal(_ draft: Path, as path: Path) throws(FileTrouble) -> Bool
  /// Removes a draft that was not sealed.
  func discard(_ draft: Path)
  /// Gives a folder that was filled in a draft its name; a folder that has it goes into the draft.
  func place(_ folder: Path, as path: Path) throws(FileTrouble)
  /// Removes a folder that is empty; anything else stays.
  func removeEmptyFolder(_ path: Path)

  /// Hands out the bytes of an input piece by piece, so that its size doesn't matter.
  ///
  /// - Parameters:
  ///   - input: What to read.
  ///   - take: Is given each piece, none of them empty, and says whether to go on.
  /// - Throws: What keeps it from being read to its end.
  /// - Throws: `FileTrouble` where it can't be read to its end.
  func stream(_ input: Input, to take: ([UInt8]) -> Bool) throws(FileTrouble)
}

extension Workspace {
  /// States are not told apart.
  public func identity(of path: Path) -> FileIdentity? { nil }

  /// Nothing is known to stand against it.
  public func obstacle(toWritingIn folder: Path) -> FileTrouble? { nil }
}

/// What can be at a path.
public enum FileKind: Sendable, Hashable {
  /// A regular file.
  case file
  /// A folder.
  case folder
  /// A symbolic link.
  case link
  /// A FIFO, a socket or a device.
  case special
}

/// Why a file can't be read or written.
public enum FileTrouble: Error, Sendable, Hashable {
  /// Nothing is there.
  case missing(Path)
  /// It is something else than a regular file (or, for a listing, than a folder).
  case wrongKind(Path, FileKind)
  /// It has more bytes than the reader takes.
  case tooLarge(Path, limit: Int)
  /// It changed while it was read.
  case changed(Path)
  /// The system refused; `reason` is its own word for it.
  case refused(Path, reason: String)

  /// The path that it is about.
  public var path: Path {
    switch self {
    case .missing(let path), .wrongKind(let path, _), .tooLarge(let path, _), .changed(let path),
      .refused(let path, _):
      path
    }
  }
}

extension FileTrouble: CustomStringConvertible {
  /// What is wrong, as a finding's message says it.
  public var description: String {
    switch self {
    case .missing(let path): "there is no file '\(path)'"
    case .wrongKind(let path, .folder): "'\(path)' is a folder"
    case .wrongKind(let path, .link): "'\(path)' is a symbolic link"
    case .wrongKind(let path, .file): "'\(path)' is a file, not a folder"
    case .wrongKind(let path, .special): "'\(path)' is no regular file"
    case .tooLarge(let path, let limit): "'\(path)' has more than \(limit) bytes"
    case .changed(let path): "'\(path)' changed while it was read"
    case .refused(let path, let reason): "'\(path)': \(reason)"
    }
  }
}
