internal import CGLib

/// The SHA-256 of bytes, from GLib.
public enum SHA256 {
  /// The digest in 64 lower-case hexadecimal digits.
  public static func hex(of bytes: [UInt8]) -> String {
    let digest = unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe g_compute_checksum_for_data(G_CHECKSUM_SHA256, buffer.baseAddress, gsize(buffer.count))
    }
    guard let digest = unsafe digest else { preconditionFailure("GLib always has SHA-256") }
    defer { unsafe g_free(digest) }
    return unsafe String(cString: digest)
  }
}
