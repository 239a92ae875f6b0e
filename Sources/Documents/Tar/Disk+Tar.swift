internal import CArchive

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A file that goes into a tar.
package struct TarMember: Sendable, Hashable {
  /// Its name in the tar.
  package let name: String
  /// The file.
  package let source: Path
  /// How many bytes it has.
  package let size: Int

  package init(_ name: String, from source: Path, size: Int) {
    self.name = name
    self.source = source
    self.size = size
  }
}

extension Disk {
  /// Writes a tar whole or not at all; the same files give the same bytes.
  ///
  /// The entries stand in the order given, owned by nobody, of the time 0, readable by all. A name
  /// that ustar has no room for, or that is not ASCII, is written by a pax header.
  package func writeTar(_ members: [TarMember], to path: Path) throws(FileTrouble) {
    try makeFolder(path.parent)
    guard kind(of: path) != .folder else {
      throw .refused(path, reason: "a folder is in the way of the file")
    }
    let foreign = members.first { !$0.name.utf8.allSatisfy { $0 < 0x80 } }
    if let foreign, !UTF8Names.areKnown {
      throw .refused(path, reason: "no locale of UTF-8 is installed to write '\(foreign.name)'")
    }
    let part = UnfinishedFile.path(of: path, process: getpid())
    do throws(FileTrouble) {
      let descriptor = try create(part)
      defer { close(descriptor) }
      try UTF8Names.used { () throws(FileTrouble) in
        try write(members, to: descriptor, path)
      }
    } catch {
      _ = unsafe unlink(part.string)
      throw error
    }
    guard unsafe rename(part.string, path.string) == 0 else {
      let reason = Self.lastError
      _ = unsafe unlink(part.string)
      throw .refused(path, reason: reason)
    }
  }

  private func write(
    _ members: [TarMember], to descriptor: Int32, _ path: Path
  ) throws(FileTrouble) {
    guard let archive = unsafe archive_write_new() else {
      throw .refused(path, reason: "there is no memory to write it")
    }
    defer { _ = unsafe archive_write_free(archive) }
    _ = unsafe archive_write_set_format_pax_restricted(archive)
    _ = unsafe archive_write_set_options(archive, "hdrcharset=UTF-8")
    // Whole records of 20 blocks, as tar has always written them, wherever they go.
    _ = unsafe archive_write_set_bytes_per_block(archive, 10240)
    _ = unsafe archive_write_set_bytes_in_last_block(archive, 10240)
    guard unsafe archive_write_open_fd(archive, descriptor) == ARCHIVE_OK else {
      throw unsafe Self.trouble(archive, path)
    }
    for member in members { try unsafe write(member, to: archive, path) }
    guard unsafe archive_write_close(archive) == ARCHIVE_OK else {
      throw unsafe Self.trouble(archive, path)
    }
  }

  @unsafe private func write(
    _ member: TarMember, to archive: OpaquePointer, _ path: Path
  ) throws(FileTrouble) {
    guard let entry = unsafe archive_entry_new() else {
      throw .refused(path, reason: "there is no memory to write it")
    }
    defer { unsafe archive_entry_free(entry) }
    unsafe archive_entry_set_pathname_utf8(entry, member.name)
    unsafe archive_entry_set_size(entry, Int64(member.size))
    unsafe archive_entry_set_filetype(entry, 0o100000)
    unsafe archive_entry_set_perm(entry, 0o644)
    unsafe archive_entry_set_mtime(entry, 0, 0)
    unsafe archive_entry_set_uid(entry, 0)
    unsafe archive_entry_set_gid(entry, 0)
    guard unsafe archive_write_header(archive, entry) == ARCHIVE_OK else {
      throw unsafe Self.trouble(archive, path)
    }
    var written = 0
    var isWhole = true
    try stream(.file(member.source)) { piece in
      let count = unsafe piece.withUnsafeBytes { buffer in
        unsafe archive_write_data(archive, buffer.baseAddress, buffer.count)
      }
      written += piece.count
      isWhole = count == piece.count
      return isWhole
    }
    guard isWhole, written == member.size else {
      guard isWhole else { throw unsafe Self.trouble(archive, path) }
      throw .changed(member.source)
    }
  }

  @unsafe private static func trouble(_ archive: OpaquePointer, _ path: Path) -> FileTrouble {
    let reason = unsafe archive_error_string(archive).map { unsafe String(cString: $0) }
    return .refused(path, reason: (reason ?? "it can't be written").lowercased())
  }
}
