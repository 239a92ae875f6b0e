internal import CArchive

/// Reads a tar entry by entry, as libarchive understands it; nothing is ever unpacked by it.
///
/// Only plain tars are taken: a compressed one could grow without end.
@safe package struct TarReader: ~Copyable {
  private let archive: OpaquePointer
  private let descriptor: Int32
  private let path: Path

  /// Opens a tar, which must be a regular file.
  package static func open(_ path: Path, on disk: Disk) throws(TarTrouble) -> TarReader {
    let descriptor: Int32
    do throws(FileTrouble) { descriptor = try disk.openRegular(path) } catch { throw .file(error) }
    guard let archive = unsafe archive_read_new() else {
      Disk.shut(descriptor)
      throw .damaged(path, reason: "there is no memory to read it")
    }
    let reader = unsafe TarReader(archive, descriptor, path)
    // What libarchive converts names with is settled when it is told of their encoding.
    try UTF8Names.used { () throws(TarTrouble) in try reader.start() }
    return reader
  }

  @unsafe private init(_ archive: OpaquePointer, _ descriptor: Int32, _ path: Path) {
    unsafe self.archive = archive
    self.descriptor = descriptor
    self.path = path
  }

  private func start() throws(TarTrouble) {
    _ = unsafe archive_read_support_format_tar(archive)
    // Names that no header marks as UTF-8 are taken for it too, whatever the process's locale.
    _ = unsafe archive_read_set_options(archive, "hdrcharset=UTF-8")
    guard unsafe archive_read_open_fd(archive, descriptor, 64 << 10) == ARCHIVE_OK else {
      throw trouble
    }
  }

  deinit {
    _ = unsafe archive_read_free(archive)
    Disk.shut(descriptor)
  }

  /// The next entry; nil at the end.
  ///
  /// What is left of the one before is passed over.
  package mutating func next() throws(TarTrouble) -> TarEntry? {
    try UTF8Names.used { () throws(TarTrouble) in try read() }
  }

  private func read() throws(TarTrouble) -> TarEntry? {
    var entry: OpaquePointer?
    let result = unsafe archive_read_next_header(archive, &entry)
    if result == ARCHIVE_EOF { return nil }
    guard result == ARCHIVE_OK, let entry = unsafe entry else { throw trouble }
    guard let name = unsafe archive_entry_pathname_utf8(entry) else {
      throw .damaged(path, reason: "an entry's name is not in UTF-8")
    }
    return unsafe TarEntry(
      name: String(cString: name), kind: Self.kind(of: entry),
      size: Int(clamping: archive_entry_size(entry)))
  }

  /// Hands out the bytes of the entry that was read last, piece by piece.
  ///
  /// - Parameter take: Is given each piece, none of them empty, and says whether to go on.
  /// - Throws: What keeps it from being read to its end.
  package mutating func content(_ take: ([UInt8]) -> Bool) throws(TarTrouble) {
    var piece = [UInt8](repeating: 0, count: 256 << 10)
    while true {
      let count = unsafe piece.withUnsafeMutableBytes { buffer in
        unsafe archive_read_data(archive, buffer.baseAddress, buffer.count)
      }
      guard count >= 0 else { throw trouble }
      guard count > 0, take(count == piece.count ? piece : Array(piece.prefix(count))) else {
        return
      }
    }
  }

  private var trouble: TarTrouble {
    let reason = unsafe archive_error_string(archive).map { unsafe String(cString: $0) }
    return .damaged(path, reason: (reason ?? "it is damaged").lowercased())
  }

  @unsafe private static func kind(of entry: OpaquePointer) -> TarEntry.Kind {
    if unsafe archive_entry_hardlink_utf8(entry) != nil { return .hardLink }
    // AE_IFREG and its kin are casts, which Swift does not see.
    switch unsafe UInt32(archive_entry_filetype(entry)) {
    case 0o100000: return unsafe archive_entry_sparse_count(entry) > 0 ? .sparse : .file
    case 0o040000: return .folder
    case 0o120000: return .link
    default: return .special
    }
  }
}

extension TarReader {
  /// Writes the entry that was read last to a file that must not be there yet.
  ///
  /// - Parameters:
  ///   - path: The file; who names it has looked that it stays where it should.
  ///   - disk: The files of this machine.
  ///   - limit: The most bytes that are taken, whatever the entry says.
  /// - Returns: Whether that was all of it.
  /// - Throws: What is wrong with the tar or the file.
  package mutating func save(
    to path: Path, on disk: Disk, limit: Int
  ) throws(TarTrouble) -> Bool {
    let descriptor: Int32
    do throws(FileTrouble) {
      try disk.makeFolder(path.parent)
      guard disk.kind(of: path) == nil else {
        throw FileTrouble.refused(path, reason: "something is there already")
      }
      descriptor = try disk.create(path)
    } catch { throw .file(error) }
    defer { Disk.shut(descriptor) }
    var trouble: FileTrouble?
    var taken = 0
    try content { piece in
      taken += piece.count
      guard taken <= limit else { return false }
      do throws(FileTrouble) {
        try disk.append(piece, to: descriptor, path)
        return true
      } catch {
        trouble = error
        return false
      }
    }
    if let trouble { throw .file(trouble) }
    return taken <= limit
  }
}
