internal import Diagnostics

/// Reads `.strings` files: names and texts for one locale, with the place of each.
///
/// UTF-8, or UTF-16 with a byte order mark. Keys and texts are quoted, or plain words of letters, digits
/// and `_ $ : . / -`; `key;` alone stands for itself. Both kinds of comment. The escapes are those of
/// Foundation's reader: `\n \r \t \b \f \a \v \" \' \\`, `\U` or `\u` with four hexadecimal digits, octal
/// digits, and a line end after `\`. An XML property list under this name is read as one.
public struct StringsReader: Sendable {
  private let limits: ReadingLimits

  /// A reader with limits.
  public init(limits: ReadingLimits = ReadingLimits(bytes: 8 << 20)) {
    self.limits = limits
  }

  /// Reads a document; its root is a mapping of strings, every fault of its writing is in the result.
  public func read(_ bytes: [UInt8], file: String) -> Document {
    if bytes.starts(with: Array("bplist".utf8)) || bytes.starts(with: Array("<?xml".utf8)) {
      return PropertyListReader(limits: limits).read(bytes, file: file)
    }
    do throws(DocumentFault.Thrown) {
      let source = try SourceText(decoding: bytes, file: file, limits: limits)
      var parser = StringsParser(source: source)
      return parser.document()
    } catch {
      return Document(root: nil, faults: [error.fault])
    }
  }
}

/// One pass over the text.
///
/// A fault costs its own entry: reading goes on after the next `;`.
private struct StringsParser {
  private let source: SourceText
  private var offset = 0
  private var faults: [DocumentFault] = []

  init(source: SourceText) { self.source = source }

  mutating func document() -> Document {
    var entries: [Node.Entry] = []
    var known: [String: Location] = [:]
    while true {
      do throws(DocumentFault.Thrown) {
        try skipSpaceAndComments()
        guard next != nil else { break }
        let entry = try entry()
        if let first = known[entry.key] {
          faults.append(.repeatedKey(entry.key, at: entry.keyLocation, first: first))
        }
        known[entry.key] = known[entry.key] ?? entry.keyLocation
        entries.append(entry)
      } catch {
        faults.append(error.fault)
        skipEntry()
      }
    }
    return Document(
      root: Node(.mapping(entries), at: source.location(0..<source.bytes.count)), faults: faults)
  }

  private mutating func entry() throws(DocumentFault.Thrown) -> Node.Entry {
    let key = try word("a key")
    try skipSpaceAndComments()
    if next == UInt8(ascii: ";") {
      offset += 1
      return Node.Entry(
        key: key.text, keyLocation: key.location, value: Node(.string(key.text), at: key.location))
    }
    guard next == UInt8(ascii: "=") else {
      throw fault("'=' is missing after the key", at: offset, hint: "write \"key\" = \"text\";")
    }
    offset += 1
    try skipSpaceAndComments()
    let value = try word("a text")
    let end = offset
    try skipSpaceAndComments()
    guard next == UInt8(ascii: ";") else {
      throw fault("';' is missing after the text", at: end, hint: "end the entry with ;")
    }
    offset += 1
    return Node.Entry(
      key: key.text, keyLocation: key.location, value: Node(.string(value.text), at: value.location)
    )
  }

  private struct Word {
    let text: String
    let location: Location
  }

  private mutating func word(_ what: String) throws(DocumentFault.Thrown) -> Word {
    let start = offset
    if let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      let text = try quoted(quote)
      return Word(text: text, location: source.location(start..<offset))
    }
    while let next, Self.isPlain(next) { offset += 1 }
    guard offset > start else {
      throw fault("\(what) is missing here", at: start, hint: "put it in double quotes")
    }
    let text = String(decoding: source.bytes[start..<offset], as: UTF8.self)
    return Word(text: text, location: source.location(start..<offset))
  }

  private mutating func quoted(_ quote: UInt8) throws(DocumentFault.Thrown) -> String {
    let start = offset
    offset += 1
    var text = ""
    var plain = offset
    while let byte = next {
      guard byte == quote || byte == UInt8(ascii: "\\") else {
        offset += 1
        continue
      }
      text += String(decoding: source.bytes[plain..<offset], as: UTF8.self)
      if byte == quote {
        offset += 1
        return text
      }
      text += try escape()
      plain = offset
    }
    throw fault("the text that starts here has no end", at: start, hint: "close it with a quote")
  }

  private mutating func escape() throws(DocumentFault.Thrown) -> String {
    let start = offset
    offset += 1
    guard let letter = next else { return "" }
    offset += 1
    switch letter {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "a"): return "\u{7}"
    case UInt8(ascii: "v"): return "\u{B}"
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"), 0x0A:
      return String(UnicodeScalar(letter))
    case UInt8(ascii: "U"), UInt8(ascii: "u"): return try unicode(start)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      offset -= 1
      return String(UnicodeScalar(UInt8(truncatingIfNeeded: digits(upTo: 3, radix: 8) ?? 0)))
    default: throw fault("this escape is not known", at: start, hint: "write \\\\ for a backslash")
    }
  }

  /// Four hexadecimal digits; a high surrogate takes the `\U` after it as its other half.
  private mutating func unicode(_ start: Int) throws(DocumentFault.Thrown) -> String {
    guard let high = digits(upTo: 4, radix: 16) else {
      throw fault("four hexadecimal digits must follow \\U", at: start)
    }
    guard UTF16.isLeadSurrogate(UInt16(high)) || UTF16.isTrailSurrogate(UInt16(high)) else {
      return UnicodeScalar(UInt32(high)).map { String($0) } ?? ""
    }
    let rest = source.bytes[offset...]
    if rest.starts(with: [0x5C, 0x55]) || rest.starts(with: [0x5C, 0x75]) {
      offset += 2
      if let low = digits(upTo: 4, radix: 16),
        let pair = String(validating: [UInt16(high), UInt16(low)], as: UTF16.self)
      {
        return pair
      }
    }
    throw fault("half of a surrogate pair stands alone", at: start)
  }

  private mutating func digits(upTo count: Int, radix: Int) -> Int? {
    let digits = source.bytes[offset...].prefix(count).prefix {
      Character(UnicodeScalar($0)).hexDigitValue.map { $0 < radix } ?? false
    }
    guard !digits.isEmpty else { return nil }
    offset += digits.count
    return Int(String(decoding: digits, as: UTF8.self), radix: radix)
  }

  private mutating func skipSpaceAndComments() throws(DocumentFault.Thrown) {
    while let byte = next {
      let rest = source.bytes[offset...]
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        offset += 1
      } else if rest.starts(with: [0x2F, 0x2F]) {
        offset = rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? source.bytes.count
      } else if rest.starts(with: [0x2F, 0x2A]) {
        try skipComment()
      } else if rest.starts(with: [0xE2, 0x80, 0xA8]) || rest.starts(with: [0xE2, 0x80, 0xA9]) {
        offset += 3
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(DocumentFault.Thrown) {
    let start = offset
    offset += 2
    while offset + 1 < source.bytes.count {
      if source.bytes[offset] == 0x2A, source.bytes[offset + 1] == 0x2F {
        offset += 2
        return
      }
      offset += 1
    }
    offset = source.bytes.count
    throw fault("the comment that starts here has no end", at: start, hint: "close it with */")
  }

  /// Goes past the next `;`, quoted ones too: after a fault nothing says what is quoted.
  private mutating func skipEntry() {
    while let byte = next {
      offset += 1
      if byte == UInt8(ascii: ";") { return }
    }
  }

  private var next: UInt8? { offset < source.bytes.count ? source.bytes[offset] : nil }

  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF)
      || Array("_$:./-".utf8).contains(byte)
  }

  private func fault(
    _ message: String, at place: Int, hint: String? = nil
  ) -> DocumentFault.Thrown {
    .init(fault: DocumentFault(.syntax, message, at: source.location(at: place), hint: hint))
  }
}
