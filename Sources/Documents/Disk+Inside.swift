#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

extension Disk {
  /// The bytes of a regular file below a folder, with no link on the way.
  ///
  /// Each folder is opened from the one above it, so that nobody can slip a link in between a look and
  /// the reading.
  public func read(
    _ relative: String, inside root: Path, limit: Int
  ) throws(FileTrouble) -> [UInt8] {
    let descriptor = try open(relative, inside: root)
    defer { close(descriptor) }
    return try readWhole(descriptor, root.appending(relative), limit: limit)
  }

  /// Hands out the bytes of a regular file below a folder, with no link on the way.
  public func stream(
    _ relative: String, inside root: Path, to take: ([UInt8]) -> Bool
  ) throws(FileTrouble) {
    let descriptor = try open(relative, inside: root)
    defer { close(descriptor) }
    try streamWhole(descriptor, root.appending(relative), to: take)
  }

  /// The size in bytes of a regular file below a folder, with no link on the way.
  public func size(of relative: String, inside root: Path) throws(FileTrouble) -> Int {
    let path = root.appending(relative)
    let descriptor = try open(relative, inside: root)
    defer { close(descriptor) }
    let status = try status(descriptor, path)
    guard status.kind == .file else { throw .wrongKind(path, status.kind) }
    return status.size
  }

  private func open(_ relative: String, inside root: Path) throws(FileTrouble) -> Int32 {
    let whole = root.appending(relative)
    guard !whole.string.utf8.contains(0) else {
      throw .refused(whole, reason: "the name holds a NUL character")
    }
    var names = relative.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let last = names.removeLast()
    var path = root
    var folder = try enter(root.string, from: AT_FDCWD, as: path)
    defer { close(folder) }
    for name in names {
      path = path.appending(name)
      let next = try enter(name, from: folder, as: path)
      close(folder)
      folder = next
    }
    // Opening a device can do something, so it is looked at before.
    let kind = try look(last, in: folder, as: whole)
    guard kind == .file else { throw .wrongKind(whole, kind) }
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC | O_NOCTTY
    let descriptor = Int32(Self.retrying { unsafe Int(openat(folder, last, flags)) })
    guard descriptor >= 0 else { throw .refused(whole, reason: Self.lastError) }
    return descriptor
  }

  private func enter(
    _ name: String, from folder: Int32, as path: Path
  ) throws(FileTrouble) -> Int32 {
    let kind = try look(name, in: folder, as: path)
    guard kind != .link else { throw .wrongKind(path, .link) }
    guard kind == .folder else { throw .missing(path) }
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    let descriptor = Int32(Self.retrying { unsafe Int(openat(folder, name, flags)) })
    guard descriptor >= 0 else { throw .refused(path, reason: Self.lastError) }
    return descriptor
  }

  private func look(
    _ name: String, in folder: Int32, as path: Path
  ) throws(FileTrouble) -> FileKind {
    var status = stat()
    guard unsafe fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      switch errno {
      case ENOENT, ENOTDIR: throw .missing(path)
      default: throw .refused(path, reason: Self.lastError)
      }
    }
    return FileKind(status.st_mode)
  }
}
