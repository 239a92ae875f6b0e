internal import CGLib

/// Addresses as RFC 3986 has them, from GLib.
enum URIReference {
  /// The address that a reference means when it stands in a document at `base`; nil where either is
  /// no address.
  static func resolve(_ reference: String, against base: String) -> String? {
    let resolved = unsafe g_uri_resolve_relative(base, reference, G_URI_FLAGS_ENCODED, nil)
    guard let resolved = unsafe resolved else { return nil }
    defer { unsafe g_free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// What stands before and behind the first `#`; nil where there is none.
  static func split(_ address: String) -> (document: String, fragment: String?) {
    guard let hash = address.utf8.firstIndex(of: UInt8(ascii: "#")) else { return (address, nil) }
    return (String(address[..<hash]), String(address[address.index(after: hash)...]))
  }

  /// A text with its percent-escapes undone; nil where they are no UTF-8.
  static func decoded(_ text: String) -> String? {
    guard let plain = unsafe g_uri_unescape_string(text, nil) else { return nil }
    defer { unsafe g_free(plain) }
    return unsafe String(validatingCString: plain)
  }
}
