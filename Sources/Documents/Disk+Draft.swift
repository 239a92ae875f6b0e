#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

extension Disk {
  /// Makes a fresh hidden folder in another, which is made if it is missing.
  public func makeDraft(in folder: Path) throws(FileTrouble) -> Path {
    try makeFolder(folder)
    var template = folder.appending(".draft-XXXXXX").string.utf8CString
    let made = unsafe template.withUnsafeMutableBufferPointer { buffer in
      unsafe buffer.baseAddress.flatMap { unsafe mkdtemp($0) } != nil
    }
    guard made else { throw .refused(folder, reason: Self.lastError) }
    return Path(String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self))
  }

  /// Makes a draft and all in it read-only and gives it its name, in one step.
  public func seal(_ draft: Path, as path: Path) throws(FileTrouble) -> Bool {
    try makeReadOnly(draft)
    if unsafe rename(draft.string, path.string) == 0 { return true }
    guard [EEXIST, ENOTEMPTY].contains(errno) else {
      throw .refused(path, reason: Self.lastError)
    }
    return false
  }

  /// Removes a draft that was not sealed; what can't be removed stays, hidden.
  public func discard(_ draft: Path) {
    guard kind(of: draft) == .folder else {
      _ = unsafe unlink(draft.string)
      return
    }
    _ = unsafe chmod(draft.string, 0o700)
    for name in (try? names(in: draft)) ?? [] { discard(draft.appending(name)) }
    _ = unsafe rmdir(draft.string)
  }

  private func makeReadOnly(_ path: Path) throws(FileTrouble) {
    let isFolder = kind(of: path) == .folder
    if isFolder {
      for name in try names(in: path) { try makeReadOnly(path.appending(name)) }
    }
    guard unsafe chmod(path.string, isFolder ? 0o555 : 0o444) == 0 else {
      throw .refused(path, reason: Self.lastError)
    }
  }
}
