internal import Diagnostics

/// Reads JSON (RFC 8259) and keeps the place of every value.
///
/// libyaml refuses surrogate pairs and accepts `[1,]`; Foundation gives no places: so this is ours. It
/// is held to the public JSONTestSuite. A byte order mark is passed over, as the RFC allows.
public struct JSONReader: Sendable {
  private let limits: ReadingLimits

  /// A reader with limits.
  public init(limits: ReadingLimits = ReadingLimits()) {
    self.limits = limits
  }

  /// Reads a document; every fault of its writing is in the result, at its place.
  public func read(_ bytes: [UInt8], file: String) -> Document {
    guard bytes.count <= limits.bytes else {
      let fault = DocumentFault(
        .limit, "the file has \(bytes.count) bytes; at most \(limits.bytes) are read",
        at: Location(file: file))
      return Document(root: nil, faults: [fault])
    }
    let source = SourceText(bytes, file: file)
    if let offset = source.firstInvalidByte {
      let fault = DocumentFault(
        .encoding, "the text is not UTF-8", at: source.location(at: offset),
        hint: "save the file as UTF-8")
      return Document(root: nil, faults: [fault])
    }
    var parser = JSONParser(source: source, limits: limits)
    return parser.document()
  }
}

/// One pass over the bytes.
///
/// A syntax fault ends it; a repeated name does not.
private struct JSONParser {
  let source: SourceText
  let limits: ReadingLimits
  var offset = 0
  var faults: [DocumentFault] = []
  private var count = 0

  init(source: SourceText, limits: ReadingLimits) {
    self.source = source
    self.limits = limits
  }

  mutating func document() -> Document {
    do throws(DocumentFault.Thrown) {
      skipSpace()
      let root = try value(level: 0)
      skipSpace()
      guard offset == source.bytes.count else {
        throw fault("there is text after the end of the document")
      }
      return Document(root: root, faults: faults)
    } catch {
      return Document(root: nil, faults: faults + [error.fault])
    }
  }

  private var next: UInt8? { offset < source.bytes.count ? source.bytes[offset] : nil }

  private func fault(
    _ message: String, at place: Int? = nil, _ kind: DocumentFault.Kind = .syntax,
    hint: String? = nil
  ) -> DocumentFault.Thrown {
    .init(fault: DocumentFault(kind, message, at: source.location(at: place ?? offset), hint: hint))
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      offset += 1
    }
  }

  private mutating func value(level: Int) throws(DocumentFault.Thrown) -> Node {
    guard level <= limits.depth else {
      throw fault("the document is nested more than \(limits.depth) levels deep", .limit)
    }
    count += 1
    guard count <= limits.values else {
      throw fault("the document holds more than \(limits.values) values", .limit)
    }
    let start = offset
    let content: Node.Content
    switch next {
    case nil: throw fault("the document ends too early")
    case UInt8(ascii: "{"): content = try .mapping(object(level: level))
    case UInt8(ascii: "["): content = try .sequence(array(level: level))
    case UInt8(ascii: "\""): content = try .string(string())
    case UInt8(ascii: "t"): content = try word("true", .bool(true))
    case UInt8(ascii: "f"): content = try word("false", .bool(false))
    case UInt8(ascii: "n"): content = try word("null", .null)
    default: content = try .number(number())
    }
    return Node(content, at: source.location(start..<offset))
  }

  private mutating func word(
    _ word: String, _ content: Node.Content
  ) throws(DocumentFault.Thrown) -> Node.Content {
    guard source.bytes[offset...].starts(with: word.utf8) else {
      throw fault("this is no JSON value")
    }
    offset += word.utf8.count
    return content
  }

  private mutating func array(level: Int) throws(DocumentFault.Thrown) -> [Node] {
    offset += 1
    var elements: [Node] = []
    skipSpace()
    if next == UInt8(ascii: "]") {
      offset += 1
      return elements
    }
    while true {
      elements.append(try value(level: level + 1))
      skipSpace()
      switch next {
      case UInt8(ascii: ","):
        offset += 1
        skipSpace()
        if next == UInt8(ascii: "]") { throw fault("a comma stands before the closing bracket") }
      case UInt8(ascii: "]"):
        offset += 1
        return elements
      default: throw fault("a comma or a closing bracket is missing")
      }
    }
  }

  private mutating func object(level: Int) throws(DocumentFault.Thrown) -> [Node.Entry] {
    offset += 1
    var entries: [Node.Entry] = []
    var known: [ExactText: Location] = [:]
    skipSpace()
    if next == UInt8(ascii: "}") {
      offset += 1
      return entries
    }
    while true {
      let entry = try member(level: level)
      let first = known[ExactText(entry.key)]
      if let first {
        faults.append(.repeatedKey(entry.key, at: entry.keyLocation, first: first))
      }
      known[ExactText(entry.key)] = first ?? entry.keyLocation
      entries.append(entry)
      skipSpace()
      switch next {
      case UInt8(ascii: ","):
        offset += 1
        skipSpace()
        if next == UInt8(ascii: "}") { throw fault("a comma stands before the closing brace") }
      case UInt8(ascii: "}"):
        offset += 1
        return entries
      default: throw fault("a comma or a closing brace is missing")
      }
    }
  }

  private mutating func member(level: Int) throws(DocumentFault.Thrown) -> Node.Entry {
    let start = offset
    guard next == UInt8(ascii: "\"") else { throw fault("a name in double quotes is missing") }
    let key = try string()
    let location = source.location(start..<offset)
    skipSpace()
    guard next == UInt8(ascii: ":") else { throw fault("a colon is missing after the name") }
    offset += 1
    skipSpace()
    return Node.Entry(key: key, keyLocation: location, value: try value(level: level + 1))
  }

  private mutating func number() throws(DocumentFault.Thrown) -> String {
    let start = offset
    if next == UInt8(ascii: "-") { offset += 1 }
    if next == UInt8(ascii: "0") {
      offset += 1
    } else {
      guard digits() > 0 else { throw fault("this is no JSON value", at: start) }
    }
    if next == UInt8(ascii: ".") {
      offset += 1
      guard digits() > 0 else { throw fault("a digit is missing after the decimal point") }
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      offset += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { offset += 1 }
      guard digits() > 0 else { throw fault("a digit is missing in the exponent") }
    }
    return String(decoding: source.bytes[start..<offset], as: UTF8.self)
  }

  private mutating func digits() -> Int {
    let start = offset
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { offset += 1 }
    return offset - start
  }

  private mutating func string() throws(DocumentFault.Thrown) -> String {
    let start = offset
    offset += 1
    var text: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text += try escape()
      case 0..<0x20:
        throw fault(
          "a control character stands in a string",
          hint: byte == 0x0A || byte == 0x0D ? "close the string, or write \\n" : "escape it")
      default:
        text.append(byte)
        offset += 1
      }
    }
    throw fault("the string that starts here has no end", at: start)
  }

  private mutating func escape() throws(DocumentFault.Thrown) -> [UInt8] {
    let start = offset
    offset += 1
    let letter = next
    offset += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [letter ?? 0]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"): return try unicode(start)
    default: throw fault("this escape is not known", at: start)
    }
  }

  private mutating func unicode(_ start: Int) throws(DocumentFault.Thrown) -> [UInt8] {
    var unit = try hex(start)
    if (0xD800..<0xDC00).contains(unit), source.bytes[offset...].starts(with: [0x5C, 0x75]) {
      let second = offset
      offset += 2
      let low = try hex(second)
      guard (0xDC00..<0xE000).contains(low) else {
        throw fault("half of a surrogate pair stands alone", at: start)
      }
      unit = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(unit) else {
      throw fault("half of a surrogate pair stands alone", at: start)
    }
    return Array(String(Character(scalar)).utf8)
  }

  private mutating func hex(_ start: Int) throws(DocumentFault.Thrown) -> UInt32 {
    let digits = source.bytes[offset...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw fault("four hexadecimal digits must follow \\u", at: start) }
    offset += 4
    return unit
  }
}

extension DocumentFault {
  /// A fault on its way out of a parser.
  package struct Thrown: Error {
    package let fault: DocumentFault

    package init(fault: DocumentFault) { self.fault = fault }
  }

  /// The fault of a name that stands twice in one mapping.
  static func repeatedKey(_ key: String, at location: Location, first: Location) -> DocumentFault {
    DocumentFault(
      .duplicateKey, "the key '\(key)' stands here a second time", at: location,
      hint: "keep one of the two",
      related: [Finding.Related("the key '\(key)' stands here first", at: first)])
  }
}
