import Documents
import Foundation

/// A folder on the disk that goes away with its owner.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "vitrine-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    // A snapshot's folders are read-only.
    for case let name as String in FileManager.default.enumerator(atPath: url.path) ?? .init() {
      Self.makeWritable(url.appending(path: name).path)
    }
    try? FileManager.default.removeItem(at: url)
  }

  func path(_ name: String) -> Path { Path(url.appending(path: name).path) }

  func write(_ text: String, to name: String) throws {
    let place = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: place)
  }

  /// Lays the kiosk's files into a folder.
  func layKiosk(_ changes: [String: String] = [:], in name: String = "kiosk") throws {
    for (file, text) in Kiosk.files(changes) { try write(text, to: "\(name)/\(file)") }
  }

  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
  }

  func names(in name: String) -> [String] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: url.appending(path: name).path)) ?? [])
      .sorted()
  }

  /// Puts a FIFO in the place of a file.
  func makeFIFO(_ name: String) {
    let path = url.appending(path: name).path
    unsafe unlink(path)
    unsafe mkfifo(path, 0o600)
  }

  /// Puts a link in the place of a file or of nothing.
  func link(_ name: String, to target: String) {
    let path = url.appending(path: name).path
    unsafe unlink(path)
    unsafe symlink(target, path)
  }

  /// Gives a file a size, with zeros that take no room.
  func resize(_ name: String, to size: Int) {
    unsafe truncate(url.appending(path: name).path, size)
  }

  /// Whether nobody may write to a file.
  static func isReadOnly(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & 0o222 == 0
  }

  static func makeWritable(_ path: String) { unsafe chmod(path, 0o755) }

  /// Replaces a file of a read-only folder.
  static func replace(_ path: String, with text: String) throws {
    makeWritable(Path(path).parent.string)
    unsafe unlink(path)
    try Data(text.utf8).write(to: URL(filePath: path))
  }
}
