import Diagnostics

/// A file as a packet records it.
struct PacketFile: Sendable, Hashable {
  /// Its path below the packet, as `PacketPath` takes it.
  let path: String
  /// Its size, bytes.
  let size: Int
  /// The SHA-256 of its bytes, 64 lower-case hexadecimal digits.
  let sha256: String

  var json: JSONValue {
    ["path": .string(path), "size": .integer(size), "sha256": .string(sha256)]
  }
}

extension [PacketFile] {
  /// The files in the order of their paths' bytes.
  var ordered: [PacketFile] {
    sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// The hashes as `sha256sum` writes and checks them.
  var sums: String { ordered.map { "\($0.sha256)  \($0.path)\n" }.joined() }
}
