#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

extension Disk {
  /// Why no file can be made in a folder, or in the nearest one above it that is there.
  public func obstacle(toWritingIn folder: Path) -> FileTrouble? {
    let folder = resolved(folder)
    switch kind(of: folder) {
    case .folder:
      guard unsafe access(folder.string, W_OK | X_OK) != 0 else { return nil }
      return .refused(folder, reason: unsafe String(cString: strerror(errno)))
    case .some(let kind): return .wrongKind(folder, kind)
    case nil:
      return folder.parent == folder ? .missing(folder) : obstacle(toWritingIn: folder.parent)
    }
  }
}
