import Documents

/// A packet that is being filled, in a folder that nobody else knows.
struct PacketDraft {
  /// The most bytes of a file that is taken over from elsewhere.
  static let fileLimit = PacketLimits.file

  let folder: Path
  private let disk: Disk
  private(set) var files: [PacketFile] = []

  init(in folder: Path, on disk: Disk) {
    self.folder = folder
    self.disk = disk
  }

  /// Writes a file and records it.
  mutating func add(_ path: String, _ bytes: [UInt8]) throws(FileTrouble) {
    precondition(PacketPath.fault(of: path) == nil, "a packet takes portable paths only")
    try disk.write(bytes, to: folder.appending(path))
    files.append(PacketFile(path: path, size: bytes.count, sha256: SHA256.hex(of: bytes)))
  }

  /// Writes a text and records it.
  mutating func add(_ path: String, _ text: String) throws(FileTrouble) {
    try add(path, Array(text.utf8))
  }

  /// Writes what is not recorded: the record itself.
  func finish(_ manifest: String) throws(FileTrouble) {
    try disk.write(Array(manifest.utf8), to: folder.appending(PacketPath.manifest))
  }

  /// The digest of the files below a folder: that of their hashes as `sha256sum` writes them.
  func digest(below folder: String) -> String? {
    let inside = files.filter { $0.path.hasPrefix(folder + "/") }
    guard !inside.isEmpty else { return nil }
    return "sha256:" + SHA256.hex(of: Array(inside.sums.utf8))
  }

  /// The digest of one file.
  func digest(of path: String) -> String? {
    files.first { $0.path == path }.map { "sha256:" + $0.sha256 }
  }
}
