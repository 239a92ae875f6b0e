package import Documents
import Foundation

/// A folder of its own for a test, gone when the value is.
package final class TemporaryFolder: Sendable {
  /// The folder, links resolved.
  package let path: Path

  package init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = Disk().resolved(Path(folder.path))
  }

  deinit { try? FileManager.default.removeItem(atPath: path.string) }

  /// A path below the folder.
  package func callAsFunction(_ name: String) -> Path { path.appending(name) }

  /// Writes a file, making the folders above it.
  package func write(_ name: String, _ bytes: [UInt8]) throws {
    try makeFolder(path.appending(name).parent)
    try Data(bytes).write(to: URL(fileURLWithPath: self(name).string))
  }

  /// Writes a text.
  package func write(_ name: String, _ text: String) throws { try write(name, Array(text.utf8)) }

  /// Makes a file of a size without writing it all.
  package func write(_ name: String, size: UInt64) throws {
    try write(name, [])
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: self(name).string))
    try handle.truncate(atOffset: size)
  }

  /// The bytes of a file.
  package func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: self(name).string)))
  }

  /// The text of a file.
  package func text(_ name: String) throws -> String {
    String(decoding: try bytes(name), as: UTF8.self)
  }

  /// Replaces a text in a file that must hold it.
  package func replace(_ old: String, with new: String, in name: String) throws {
    let text = try text(name)
    guard text.contains(old) else { throw FixtureFault("'\(name)' does not hold '\(old)'") }
    try write(name, text.replacingOccurrences(of: old, with: new))
  }

  /// Takes away whatever is at a path.
  package func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: self(name).string)
  }

  /// Makes a folder.
  package func makeFolder(_ name: String) throws { try makeFolder(self(name)) }

  /// Makes a symbolic link.
  package func link(_ name: String, to target: String) throws {
    try makeFolder(self(name).parent)
    try FileManager.default.createSymbolicLink(
      atPath: self(name).string, withDestinationPath: target)
  }

  /// Makes a FIFO, which nobody ever writes to.
  package func makeFIFO(_ name: String) throws {
    try makeFolder(self(name).parent)
    guard unsafe mkfifo(self(name).string, 0o600) == 0 else {
      throw FixtureFault("there is no making a FIFO at '\(name)'")
    }
  }

  /// Every file below a folder with its bytes, by the path from there.
  package func tree(_ name: String) throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for file in FileManager.default.enumerator(atPath: self(name).string) ?? .init() {
      guard let file = file as? String, Disk().kind(of: self("\(name)/\(file)")) == .file else {
        continue
      }
      files[file] = try bytes("\(name)/\(file)")
    }
    return files
  }

  private func makeFolder(_ path: Path) throws {
    try FileManager.default.createDirectory(
      atPath: path.string, withIntermediateDirectories: true)
  }
}
