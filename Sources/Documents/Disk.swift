#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The files of this machine.
///
/// Paths are seen from the process's folder. A read opens without blocking and looks at what it has
/// opened, so that a FIFO, a device or a swapped file can neither hang nor surprise it.
public struct Disk: Workspace {
  /// The disk.
  public init() {}

  /// The bytes of a regular file, links followed, of at most `limit` bytes.
  public func read(_ path: Path, limit: Int) throws(FileTrouble) -> [UInt8] {
    let descriptor = try openFile(path, flags: O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    defer { close(descriptor) }
    return try readWhole(descriptor, path, limit: limit)
  }

  /// Reads what is open, and sees to it that it is a regular file and stays the same.
  func readWhole(_ descriptor: Int32, _ path: Path, limit: Int) throws(FileTrouble) -> [UInt8] {
    let before = try status(descriptor, path)
    guard before.kind == .file else { throw .wrongKind(path, before.kind) }
    guard before.size <= limit else { throw .tooLarge(path, limit: limit) }
    var bytes = [UInt8](repeating: 0, count: before.size + 1)
    var count = 0
    while count < bytes.count {
      let got = unsafe bytes.withUnsafeMutableBytes { buffer in
        Self.retrying {
          unsafe readBytes(
            descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count)
        }
      }
      guard got >= 0 else { throw .refused(path, reason: Self.lastError) }
      if got == 0 { break }
      count += got
    }
    let after = try status(descriptor, path)
    guard count == before.size, after == before else { throw .changed(path) }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  /// What is at a path, links not followed; nil where there is nothing.
  public func kind(of path: Path) -> FileKind? {
    var status = stat()
    guard unsafe lstat(path.string, &status) == 0 else { return nil }
    return FileKind(status.st_mode)
  }

  /// The state of what is at a path, links followed; nil where there is nothing.
  public func identity(of path: Path) -> FileIdentity? {
    var status = stat()
    guard unsafe stat(path.string, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    return FileIdentity(
      device: UInt64(status.st_dev), inode: UInt64(status.st_ino), size: Int(status.st_size),
      modified: modified.tv_sec * 1_000_000_000 + modified.tv_nsec,
      changed: changed.tv_sec * 1_000_000_000 + changed.tv_nsec)
  }

  /// The names in a folder, sorted by their bytes.
  public func names(in folder: Path) throws(FileTrouble) -> [String] {
    guard let stream = unsafe opendir(folder.string) else {
      switch errno {
      case ENOENT: throw .missing(folder)
      case ENOTDIR: throw .wrongKind(folder, kind(of: folder) ?? .file)
      default: throw .refused(folder, reason: Self.lastError)
      }
    }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) {
          unsafe String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Writes files, making the folders above them: all of them, or where one can't be written none.
  ///
  /// Each is written beside its place under a name of this process's own and renamed when all are
  /// there, so that a reader never meets half a file and a killed run leaves the old ones.
  public func write(_ files: [OutputFile]) throws(FileTrouble) {
    var staged: [(part: Path, path: Path)] = []
    do throws(FileTrouble) {
      for file in files {
        try makeFolder(file.path.parent)
        guard kind(of: file.path) != .folder else {
          throw .refused(file.path, reason: "a folder is in the way of the file")
        }
        let part = UnfinishedFile.path(of: file.path, process: getpid())
        staged.append((part, file.path))
        try writeWhole(file.bytes, to: part)
      }
      for (part, path) in staged where unsafe rename(part.string, path.string) != 0 {
        throw .refused(path, reason: Self.lastError)
      }
    } catch {
      for (part, _) in staged { _ = unsafe unlink(part.string) }
      throw error
    }
  }

  /// The path from the root, with no `.` or `..`.
  public func absolute(_ path: Path) -> Path {
    if path.isAbsolute { return path.normalized }
    guard let here = unsafe getcwd(nil, 0) else { return path.normalized }
    defer { unsafe free(here) }
    return unsafe Path(String(cString: here)).appending(path.string).normalized
  }

  /// The path from the root with links followed, as far as it exists.
  public func resolved(_ path: Path) -> Path {
    let path = absolute(path)
    if let real = unsafe realpath(path.string, nil) {
      defer { unsafe free(real) }
      return unsafe Path(String(cString: real))
    }
    guard path.parent != path else { return path }
    return resolved(path.parent).appending(path.name)
  }

  /// Removes a file; nothing happens where there is none.
  public func remove(_ path: Path) throws(FileTrouble) {
    guard unsafe unlink(path.string) != 0, errno != ENOENT else { return }
    throw .refused(path, reason: Self.lastError)
  }

  /// Keeps other runs from writing into a folder, which is made, until the lock is dropped or the
  /// process ends, however it ends; what a killed run has left there unfinished is taken away.
  public func lock(_ folder: Path) throws(FileTrouble) -> FolderLock {
    try makeFolder(folder)
    let descriptor = try openFile(folder, flags: O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let reason = errno == EWOULDBLOCK ? FolderLock.busy : Self.lastError
      close(descriptor)
      throw .refused(folder, reason: reason)
    }
    let lock = FolderLock(descriptor: descriptor)
    // Whoever wrote these held the lock, and does no longer.
    for path in FileSearch(in: folder, of: self, where: UnfinishedFile.isOne).paths {
      try remove(path)
    }
    return lock
  }

  /// Makes a folder and those above it.
  public func makeFolder(_ path: Path) throws(FileTrouble) {
    if unsafe mkdir(path.string, 0o777) == 0 { return }
    switch errno {
    case EEXIST:
      var status = stat()
      guard unsafe stat(path.string, &status) == 0, FileKind(status.st_mode) == .folder else {
        throw .refused(path, reason: "a file is in the way of the folder")
      }
    case ENOENT where path.parent != path && path.string != ".":
      try makeFolder(path.parent)
      if unsafe mkdir(path.string, 0o777) != 0, errno != EEXIST {
        throw .refused(path, reason: Self.lastError)
      }
    default: throw .refused(path, reason: Self.lastError)
    }
  }

  /// Hands out the bytes of a regular file or of standard input in pieces of 256 KiB.
  public func stream(_ input: Input, to take: ([UInt8]) -> Bool) throws(FileTrouble) {
    guard case .file(let path) = input else {
      return try stream(descriptor: 0, Path("-"), to: take)
    }
    let descriptor = try openFile(path, flags: O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    defer { close(descriptor) }
    try streamWhole(descriptor, path, to: take)
  }

  /// Hands out what is open, and sees to it that it is a regular file and stays the same.
  func streamWhole(
    _ descriptor: Int32, _ path: Path, to take: ([UInt8]) -> Bool
  ) throws(FileTrouble) {
    let before = try status(descriptor, path)
    guard before.kind == .file else { throw .wrongKind(path, before.kind) }
    try stream(descriptor: descriptor, path, to: take)
    guard try status(descriptor, path) == before else { throw .changed(path) }
  }

  /// Opens a regular file to be read; whoever has it shuts it.
  func openRegular(_ path: Path) throws(FileTrouble) -> Int32 {
    let descriptor = try openFile(path, flags: O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    do throws(FileTrouble) {
      let kind = try status(descriptor, path).kind
      guard kind == .file else { throw .wrongKind(path, kind) }
      return descriptor
    } catch {
      close(descriptor)
      throw error
    }
  }

  /// Shuts what was opened.
  static func shut(_ descriptor: Int32) { close(descriptor) }

  private func stream(
    descriptor: Int32, _ path: Path, to take: ([UInt8]) -> Bool
  ) throws(FileTrouble) {
    var piece = [UInt8](repeating: 0, count: 256 << 10)
    while true {
      let count = unsafe piece.withUnsafeMutableBytes { buffer in
        Self.retrying { unsafe readBytes(descriptor, buffer.baseAddress, buffer.count) }
      }
      guard count >= 0 else { throw .refused(path, reason: Self.lastError) }
      guard count > 0, take(count == piece.count ? piece : Array(piece.prefix(count))) else {
        return
      }
    }
  }

  /// Opens a file to be written, empty.
  func create(_ path: Path) throws(FileTrouble) -> Int32 {
    let descriptor = unsafe open(
      path.string, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o666)
    guard descriptor >= 0 else { throw .refused(path, reason: Self.lastError) }
    return descriptor
  }

  private func writeWhole(_ bytes: [UInt8], to path: Path) throws(FileTrouble) {
    let descriptor = try create(path)
    do throws(FileTrouble) {
      try append(bytes, to: descriptor, path)
    } catch {
      close(descriptor)
      throw error
    }
    // Closing can report what writing put off: a full disk, a quota.
    guard close(descriptor) == 0 else { throw .refused(path, reason: Self.lastError) }
  }

  /// Writes bytes to what is open.
  func append(_ bytes: [UInt8], to descriptor: Int32, _ path: Path) throws(FileTrouble) {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        Self.retrying {
          unsafe writeBytes(
            descriptor, buffer.baseAddress?.advanced(by: written), buffer.count - written)
        }
      }
      guard count > 0 else { throw .refused(path, reason: Self.lastError) }
      written += count
    }
  }

  private func openFile(_ path: Path, flags: Int32) throws(FileTrouble) -> Int32 {
    guard !path.string.utf8.contains(0) else {
      throw .refused(path, reason: "the name holds a NUL character")
    }
    let descriptor = Int32(Self.retrying { unsafe Int(open(path.string, flags)) })
    guard descriptor >= 0 else {
      switch errno {
      case ENOENT, ENOTDIR: throw .missing(path)
      case ENXIO: throw .wrongKind(path, .special)
      default: throw .refused(path, reason: Self.lastError)
      }
    }
    return descriptor
  }

  struct Status: Equatable {
    let kind: FileKind
    let size: Int
    let device: UInt64
    let inode: UInt64
    let seconds: Int
    let nanoseconds: Int
  }

  func status(_ descriptor: Int32, _ path: Path) throws(FileTrouble) -> Status {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else {
      throw .refused(path, reason: Self.lastError)
    }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Status(
      kind: FileKind(status.st_mode), size: Int(status.st_size), device: UInt64(status.st_dev),
      inode: UInt64(status.st_ino), seconds: time.tv_sec, nanoseconds: time.tv_nsec)
  }

  static func retrying(_ call: () -> Int) -> Int {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }

  static var lastError: String {
    unsafe String(cString: strerror(errno)).lowercased()
  }
}

extension FileKind {
  init(_ mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    default: self = .special
    }
  }
}

// Inside `Disk`, `read` and `write` name its own methods.
@unsafe private func readBytes(
  _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int
)
  -> Int
{
  unsafe read(descriptor, buffer, count)
}

@unsafe private func writeBytes(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int)
  -> Int
{
  unsafe write(descriptor, buffer, count)
}
