extension String {
  /// The path as a URI reference (RFC 3986): what is no path character is percent-encoded.
  ///
  /// A colon is encoded too, so that no name in it can pass for a scheme.
  package var uriReference: String {
    let allowed = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/@".utf8)
    let digits = Array("0123456789ABCDEF")
    return utf8.reduce(into: "") { out, byte in
      if allowed.contains(byte) {
        out.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        out += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
  }
}
