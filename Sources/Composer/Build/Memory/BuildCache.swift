import Documents
import Foundation

/// The folder in which builds remember what they did.
///
/// Each output folder has files of its own there. A file names the digest of what follows: one that is
/// cut off, damaged or of another kind is passed over, and nothing but time is lost.
struct BuildCache<Files: Workspace>: Sendable {
  let folder: Path
  let workspace: Files

  /// Memories of a megabyte for each hundred pictures.
  private static var limit: Int { 1 << 30 }
  private static var head: String { "vitrine-memory/1 " }

  /// What was remembered under a name; nil where there is nothing that can be used.
  func load<Memory: Decodable>(_ type: Memory.Type, named name: String) -> Memory? {
    let path = folder.appending(name)
    guard workspace.kind(of: path) == .file,
      let bytes = try? workspace.read(path, limit: Self.limit),
      let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
    else { return nil }
    let body = Array(bytes[(end + 1)...])
    guard bytes[..<end].elementsEqual((Self.head + SHA256.hex(of: body)).utf8) else { return nil }
    return try? JSONDecoder().decode(type, from: Data(body))
  }

  /// Remembers something under a name; what was there before is replaced.
  func save(_ memory: some Encodable, named name: String) throws(FileTrouble) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let body = try? encoder.encode(memory) else {
      preconditionFailure("a memory holds nothing that JSON can't")
    }
    let digest = SHA256.hex(of: Array(body))
    try workspace.write(
      Array((Self.head + digest + "\n").utf8) + Array(body), to: folder.appending(name))
  }
}
