#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

extension Disk {
  /// Gives a folder that was filled in a draft its name, in one step where nothing has that name.
  ///
  /// A folder that has it is moved into the draft first, and back where the step fails.
  public func place(_ folder: Path, as path: Path) throws(FileTrouble) {
    if unsafe rename(folder.string, path.string) == 0 { return }
    guard [EEXIST, ENOTEMPTY].contains(errno) else {
      throw .refused(path, reason: Self.lastError)
    }
    let aside = folder.parent.appending("replaced")
    guard unsafe rename(path.string, aside.string) == 0 else {
      throw .refused(path, reason: Self.lastError)
    }
    guard unsafe rename(folder.string, path.string) == 0 else {
      let reason = Self.lastError
      _ = unsafe rename(aside.string, path.string)
      throw .refused(path, reason: reason)
    }
  }

  /// Removes a folder that is empty; anything else stays.
  public func removeEmptyFolder(_ path: Path) { _ = unsafe rmdir(path.string) }
}
