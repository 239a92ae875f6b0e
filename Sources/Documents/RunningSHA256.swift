internal import CGLib

/// The SHA-256 of bytes that come in pieces, from GLib.
@safe package struct RunningSHA256: ~Copyable {
  private let checksum: OpaquePointer

  /// The digest of nothing yet.
  package init() {
    guard let checksum = unsafe g_checksum_new(G_CHECKSUM_SHA256) else {
      preconditionFailure("GLib always has SHA-256")
    }
    unsafe self.checksum = checksum
  }

  deinit { unsafe g_checksum_free(checksum) }

  /// Takes the next piece.
  package mutating func add(_ bytes: [UInt8]) {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe g_checksum_update(checksum, buffer.baseAddress, buffer.count)
    }
  }

  /// The digest in 64 lower-case hexadecimal digits; nothing can be added after it.
  package consuming func hex() -> String {
    unsafe String(cString: g_checksum_get_string(checksum))
  }
}
