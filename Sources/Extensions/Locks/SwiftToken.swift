internal import Documents

/// A word, a string or a sign of Swift source: as much as is needed to read a package's manifest.
struct SwiftToken: Sendable {
  enum Kind: Sendable, Equatable {
    case word(String)
    /// A string literal; nil where a value is put into it.
    case string(String?)
    case sign(UInt8)
  }

  let kind: Kind
  let range: Range<Int>

  /// Cuts source into tokens; comments and spaces are left out.
  static func tokens(of source: SourceText) -> [SwiftToken] {
    var lexer = Lexer(bytes: source.bytes)
    var tokens: [SwiftToken] = []
    while let token = lexer.next() { tokens.append(token) }
    return tokens
  }

  private struct Lexer {
    let bytes: [UInt8]
    var offset = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    func starts(_ text: String) -> Bool { bytes[offset...].starts(with: text.utf8) }

    mutating func next() -> SwiftToken? {
      skipSpaceAndComments()
      guard offset < bytes.count else { return nil }
      let start = offset
      let kind: Kind
      if Self.isWord(bytes[offset]) {
        while offset < bytes.count, Self.isWord(bytes[offset]) { offset += 1 }
        kind = .word(String(decoding: bytes[start..<offset], as: UTF8.self))
      } else if bytes[offset] == UInt8(ascii: "\"") {
        kind = .string(string())
      } else {
        kind = .sign(bytes[offset])
        offset += 1
      }
      return SwiftToken(kind: kind, range: start..<offset)
    }

    private static func isWord(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
        true
      default: false
      }
    }

    private mutating func skipSpaceAndComments() {
      while offset < bytes.count {
        if bytes[offset] <= 0x20 {
          offset += 1
        } else if starts("//") {
          while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
        } else if starts("/*") {
          skipBlockComment()
        } else {
          return
        }
      }
    }

    /// Swift's block comments nest.
    private mutating func skipBlockComment() {
      var depth = 0
      repeat {
        if starts("/*") {
          depth += 1
          offset += 2
        } else if starts("*/") {
          depth -= 1
          offset += 2
        } else {
          offset += 1
        }
      } while depth > 0 && offset < bytes.count
    }

    private mutating func string() -> String? {
      let quote = starts("\"\"\"") ? "\"\"\"" : "\""
      offset += quote.utf8.count
      let start = offset
      var isPlain = true
      while offset < bytes.count, !starts(quote) {
        if bytes[offset] == UInt8(ascii: "\\") {
          isPlain = false
          offset += 1
        }
        offset += 1
      }
      let end = min(offset, bytes.count)
      offset = min(end + quote.utf8.count, bytes.count)
      return isPlain ? String(decoding: bytes[start..<end], as: UTF8.self) : nil
    }
  }
}
