/// Refuses what an SVG document could do harm with before librsvg reads a byte of it.
///
/// librsvg expands entities that a document declares (a few lines take it gigabytes), follows
/// `xi:include`, and unpacks gzip. No page needs any of them.
enum SVGGuard {
  /// Why the document is refused, nil where it may be read.
  static func fault(in svg: [UInt8]) -> String? {
    var scanner = Scanner(bytes: svg)
    return scanner.fault()
  }

  private struct Scanner {
    let bytes: [UInt8]
    var offset = 0

    mutating func fault() -> String? {
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
      guard let first = bytes[offset...].first(where: { !Self.isSpace($0) }), first == 0x3C else {
        return "it does not start as a UTF-8 text of XML"
      }
      guard String(validating: bytes, as: UTF8.self) != nil else { return "it is not UTF-8" }
      while let tag = bytes[offset...].firstIndex(of: 0x3C) {
        offset = tag + 1
        if let fault = markup() { return fault }
      }
      return nil
    }

    /// Looks at what starts behind a `<`, and goes past it where it may hold a `<` itself.
    private mutating func markup() -> String? {
      if skip("!--", to: "-->") || skip("![CDATA[", to: "]]>") { return nil }
      if starts(with: "!DOCTYPE") { return declarations() }
      if starts(with: "?xml ") { return encoding() }
      if skip("?", to: "?>") { return nil }
      let name = bytes[offset...].prefix { !Self.isSpace($0) && $0 != 0x3E && $0 != 0x2F }
      let local = name.split(separator: 0x3A).last ?? []
      return local.elementsEqual("include".utf8) ? "it includes another document" : nil
    }

    /// A document type may name SVG's, but declare nothing of its own.
    private mutating func declarations() -> String? {
      guard let end = bytes[offset...].firstIndex(where: { $0 == 0x3E || $0 == 0x5B }) else {
        return nil
      }
      offset = end
      return bytes[end] == 0x5B ? "its document type declares entities" : nil
    }

    private mutating func encoding() -> String? {
      let start = offset
      guard skip("?xml ", to: "?>") else { return nil }
      let text = String(decoding: bytes[start..<offset], as: UTF8.self)
      guard let mark = text.firstRange(of: "encoding") else { return nil }
      let name = text[mark.upperBound...].drop { "= \t\r\n\"'".contains($0) }
        .prefix { !"\"'?".contains($0) }
      return ["utf-8", "us-ascii"].contains(name.lowercased()) ? nil : "it is not UTF-8"
    }

    private func starts(with text: String) -> Bool { bytes[offset...].starts(with: text.utf8) }

    /// Goes past a stretch that a text opens and another closes; to the end where none does.
    private mutating func skip(_ opening: String, to closing: String) -> Bool {
      guard starts(with: opening) else { return false }
      let last = Array(closing.utf8)
      offset += opening.utf8.count
      while offset < bytes.count, !bytes[offset...].starts(with: last) { offset += 1 }
      offset = min(bytes.count, offset + last.count)
      return true
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
      byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }
  }
}
