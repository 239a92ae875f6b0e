internal import Diagnostics

/// Reads one `.xcconfig` file as Xcode does and keeps the place of every setting.
///
/// The grammar is that of swift-build's `MacroConfigFileParser`: `//` starts a comment anywhere, inside a
/// value and inside quotes too; a `\` at the end joins lines with one space; one last `;` is dropped; a
/// fault costs its own line only. UTF-16 with a byte order mark is read, as Xcode reads it.
///
/// A broken line may hold a key, so the places of faults in settings are marked as secret and their
/// messages quote nothing.
public struct XCConfigReader: Sendable {
  private let limits: ReadingLimits

  /// A reader with limits.
  public init(limits: ReadingLimits = ReadingLimits(bytes: 4 << 20)) {
    self.limits = limits
  }

  /// Reads a file; every fault of its writing is in the result, at its place.
  public func read(_ bytes: [UInt8], file: String) -> XCConfig {
    do throws(DocumentFault.Thrown) {
      let source = try SourceText(decoding: bytes, file: file, limits: limits)
      var parser = XCConfigParser(source: source)
      parser.parse()
      return XCConfig(statements: parser.statements, faults: parser.faults)
    } catch {
      let fault = error.fault
      let hidden = DocumentFault(
        fault.kind, fault.message, at: fault.location.secret, hint: fault.hint)
      return XCConfig(statements: [], faults: [hidden])
    }
  }
}

/// One pass over the bytes of a file.
private struct XCConfigParser {
  private let source: SourceText
  private var offset = 0
  private(set) var statements: [XCConfig.Statement] = []
  private(set) var faults: [DocumentFault] = []

  init(source: SourceText) { self.source = source }

  mutating func parse() {
    while offset < source.bytes.count {
      skipSpaceAndComments()
      let start = offset
      do throws(DocumentFault.Thrown) {
        if next == UInt8(ascii: "#") {
          statements.append(.include(try include()))
        } else if next.map(Self.isNameStart) == true {
          statements.append(.assignment(try assignment()))
        } else if !isAtLineEnd {
          throw settingFault(
            "the line is no setting: a name starts with a letter or '_'", from: start)
        }
      } catch {
        faults.append(error.fault)
        skipLine()
      }
      skipLineEnd()
    }
  }

  // MARK: Includes

  private mutating func include() throws(DocumentFault.Thrown) -> XCConfig.Include {
    let start = offset
    offset += 1
    skipSpaceAndComments()
    let word = take { !Self.isSpace($0) && !Self.isLineBreak($0) }
    guard word == "include" || word == "include?" else {
      let isAttached = word.hasPrefix("include\"") || word.hasPrefix("include?\"")
      throw fault(
        isAttached ? "a space is missing after the directive" : "there is no such directive",
        at: start..<offset, hint: "write #include \"File.xcconfig\"")
    }
    skipSpaceAndComments()
    let name = offset
    guard next == UInt8(ascii: "\"") else {
      throw fault(
        "the file to include is not in quotes", at: start..<max(offset, start + 1),
        hint: "write #include \"File.xcconfig\"")
    }
    offset += 1
    let path = take { $0 != UInt8(ascii: "\"") && !Self.isLineBreak($0) }
    guard next == UInt8(ascii: "\"") else {
      throw fault("the quote that starts here has no end", at: name..<offset, hint: "close it")
    }
    offset += 1
    let location = source.location(name..<offset)
    skipSpaceAndComments()
    guard isAtLineEnd else {
      throw fault(
        "there is text after the include", at: offset..<lineEnd(),
        hint: "leave it out, or start it with //")
    }
    return XCConfig.Include(path: path, isOptional: word == "include?", location: location)
  }

  // MARK: Settings

  private mutating func assignment() throws(DocumentFault.Thrown) -> XCConfig.Assignment {
    let start = offset
    let name = take(while: Self.isNamePart)
    let nameEnd = offset
    skipSpaceAndComments()
    var conditions: [XCConfig.Condition] = []
    while next == UInt8(ascii: "[") {
      conditions += try condition()
      skipSpaceAndComments()
    }
    guard next == UInt8(ascii: "=") else {
      throw settingFault("the line is no setting: there is no '=' after the name", from: start)
    }
    offset += 1
    let value = joinedValue()
    let isSecret =
      SecretText.isName(name)
      || SecretText.appears(in: String(decoding: source.bytes[start..<offset], as: UTF8.self))
    let nameLocation = source.location(start..<nameEnd)
    let location = source.location(value.range)
    return XCConfig.Assignment(
      name: name, conditions: conditions, value: value.text,
      nameLocation: isSecret ? nameLocation.secret : nameLocation,
      location: isSecret ? location.secret : location, isCut: value.isCut)
  }

  /// A condition in brackets; a comma parts several in one pair, as old projects write them.
  private mutating func condition() throws(DocumentFault.Thrown) -> [XCConfig.Condition] {
    let start = offset
    offset += 1
    let inner = take { $0 != UInt8(ascii: "]") && !Self.isLineBreak($0) }
    guard next == UInt8(ascii: "]") else {
      throw settingFault("the condition that starts here has no ']'", from: start)
    }
    offset += 1
    var conditions: [XCConfig.Condition] = []
    for part in inner.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let parameter = sides[0].trimmed
      guard sides.count == 2, !parameter.isEmpty else {
        throw settingFault("the condition has no '='", from: start)
      }
      conditions.append(.init(parameter: parameter, pattern: sides[1].trimmed))
    }
    return conditions
  }

  private struct Value {
    var text = ""
    var range: Range<Int>
    var isCut = false
  }

  /// The value of a setting, over as many lines as a `\` at their ends joins.
  private mutating func joinedValue() -> Value {
    var value = Value(range: offset..<offset)
    var pieces: [String] = []
    while true {
      skipSpaceAndComments()
      guard !isAtLineEnd else { break }
      let start = offset
      let end = valueEnd()
      if pieces.isEmpty { value.range = start..<start }
      value.isCut = startsComment && offset > start && !Self.isSpace(source.bytes[offset - 1])
      skipLine()
      let piece = String(decoding: source.bytes[start..<end], as: UTF8.self)
      value.range = value.range.lowerBound..<end
      guard piece.hasSuffix("\\") else {
        pieces.append(piece)
        break
      }
      let joined = piece.dropLast().trimmed
      if !joined.isEmpty { pieces.append(joined) }
      skipLineEnd()
    }
    value.text = pieces.joined(separator: " ")
    return value
  }

  /// Goes to the end of the line or to a comment; where the value before it ends, blanks and one `;` left
  /// out.
  private mutating func valueEnd() -> Int {
    let start = offset
    while !isAtLineEnd, !startsComment { offset += 1 }
    var end = trimmedEnd(from: start, to: offset)
    if end > start, source.bytes[end - 1] == UInt8(ascii: ";") {
      end = trimmedEnd(from: start, to: end - 1)
    }
    return end
  }

  private func trimmedEnd(from start: Int, to end: Int) -> Int {
    var end = end
    while end > start, Self.isSpace(source.bytes[end - 1]) { end -= 1 }
    return end
  }

  // MARK: Faults

  private func fault(
    _ message: String, at range: Range<Int>, hint: String
  ) -> DocumentFault.Thrown {
    .init(fault: DocumentFault(.syntax, message, at: source.location(range), hint: hint))
  }

  private func settingFault(_ message: String, from start: Int) -> DocumentFault.Thrown {
    .init(
      fault: DocumentFault(
        .syntax, message, at: source.location(at: start).secret,
        hint: "write NAME = value, and comments after //"))
  }

  // MARK: Characters

  private var next: UInt8? { offset < source.bytes.count ? source.bytes[offset] : nil }

  private var startsComment: Bool {
    next == UInt8(ascii: "/") && offset + 1 < source.bytes.count
      && source.bytes[offset + 1] == UInt8(ascii: "/")
  }

  private var isAtLineEnd: Bool {
    guard let next else { return true }
    return Self.isLineBreak(next) || isAtUnicodeLineBreak
  }

  /// U+2028 and U+2029 end a line too.
  private var isAtUnicodeLineBreak: Bool {
    let three = source.bytes[offset...].prefix(3)
    return three.elementsEqual([0xE2, 0x80, 0xA8]) || three.elementsEqual([0xE2, 0x80, 0xA9])
  }

  private mutating func take(while holds: (UInt8) -> Bool) -> String {
    let start = offset
    while let next, holds(next), !isAtUnicodeLineBreak { offset += 1 }
    return String(decoding: source.bytes[start..<offset], as: UTF8.self)
  }

  private mutating func skipSpaceAndComments() {
    while let next, Self.isSpace(next) { offset += 1 }
    if startsComment { skipLine() }
  }

  private mutating func skipLine() { offset = lineEnd() }

  private func lineEnd() -> Int {
    var copy = self
    while !copy.isAtLineEnd { copy.offset += 1 }
    return copy.offset
  }

  private mutating func skipLineEnd() {
    if isAtUnicodeLineBreak {
      offset += 3
    } else if next == 0x0D, source.bytes[offset...].dropFirst().first == 0x0A {
      offset += 2
    } else if next != nil {
      offset += 1
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0B || byte == 0x0C
  }

  private static func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private static func isNameStart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || (0x41...0x5A).contains(byte & 0xDF)
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    isNameStart(byte) || (0x30...0x39).contains(byte)
  }
}

extension StringProtocol {
  /// The text without blanks at its ends.
  package var trimmed: String {
    let start = firstIndex { !$0.isWhitespace } ?? endIndex
    let end = lastIndex { !$0.isWhitespace }.map(index(after:)) ?? start
    return String(self[start..<end])
  }
}
