internal import CGLib

/// The SHA-256 of bytes, from GLib.
public enum SHA256 {
  /// Whether a text is a digest: 64 lower-case hexadecimal digits.
  package static func isDigest(_ text: String) -> Bool {
    text.utf8.count == 64
      && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }

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
