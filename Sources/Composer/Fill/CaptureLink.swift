package import Documents

/// How a page names a capture: a relative reference, in which only what would change its meaning is
/// percent-encoded.
package enum CaptureLink {
  /// The reference from a folder to a file, both absolute with links resolved.
  package static func href(to file: Path, from folder: Path) -> String {
    file.relative(to: folder).string.reduce(into: "") { out, character in
      switch character {
      case "%": out += "%25"
      case "#": out += "%23"
      case "?": out += "%3F"
      default: out.append(character)
      }
    }
  }

  /// Whether a reference starts with a scheme (RFC 3986, 3.1).
  private static func hasScheme(_ href: String) -> Bool {
    guard let colon = href.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
    return href[..<colon].wholeMatch(of: /[A-Za-z][A-Za-z0-9+.\-]*/) != nil
  }

  /// The path that a reference names; nil for one that is no relative path.
  package static func path(of href: String) -> Path? {
    guard !href.isEmpty, !href.hasPrefix("/"), !href.hasPrefix("#"), !href.contains("\\"),
      !hasScheme(href)
    else { return nil }
    var bytes: [UInt8] = []
    var rest = Array(href.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "#") || byte == UInt8(ascii: "?") { break }
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    guard !bytes.contains(0) else { return nil }
    return Path(String(decoding: bytes, as: UTF8.self))
  }
}
