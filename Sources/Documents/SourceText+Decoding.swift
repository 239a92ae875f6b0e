internal import Diagnostics

extension SourceText {
  /// Decodes a text file: UTF-8 with or without a byte order mark, or UTF-16 with one.
  ///
  /// Xcode still writes and reads UTF-16 strings and settings files. Without a mark UTF-16 can only be
  /// guessed, so it is refused by name. Offsets and places count in the decoded text.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - file: Its name in findings.
  ///   - limits: How many bytes are read.
  /// - Throws: A fault of kind `limit` or `encoding`.
  package init(
    decoding bytes: [UInt8], file: String, limits: ReadingLimits
  ) throws(DocumentFault.Thrown) {
    guard bytes.count <= limits.bytes else {
      throw .init(
        fault: DocumentFault(
          .limit, "the file has \(bytes.count) bytes; at most \(limits.bytes) are read",
          at: Location(file: file)))
    }
    switch TextEncoding(of: bytes) {
    case .utf8:
      self.init(bytes, file: file)
      if let offset = firstInvalidByte {
        throw .init(
          fault: DocumentFault(
            .encoding, "the text is not UTF-8", at: location(at: offset),
            hint: "save the file as UTF-8"))
      }
    case .utf16(let order):
      self.init(try Self.utf8(fromUTF16: bytes, order, file: file), file: file)
    case .unmarkedUTF16: throw Self.refusal("UTF-16 without a byte order mark", file: file)
    case .utf32: throw Self.refusal("UTF-32", file: file)
    }
  }

  private static func utf8(
    fromUTF16 bytes: [UInt8], _ order: TextEncoding.ByteOrder, file: String
  ) throws(DocumentFault.Thrown) -> [UInt8] {
    let (high, low) = order == .bigEndian ? (0, 1) : (1, 0)
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map {
      UInt16(bytes[$0 + high]) << 8 | UInt16(bytes[$0 + low])
    }
    if bytes.count.isMultiple(of: 2), let text = String(validating: units, as: UTF16.self) {
      return Array(text.utf8)
    }
    let before = Array(String(decoding: validPrefix(of: units), as: UTF16.self).utf8)
    let source = SourceText(before, file: file)
    throw .init(
      fault: DocumentFault(
        .encoding, "the text is not UTF-16, although its byte order mark says so",
        at: source.location(at: before.count), hint: "save the file as UTF-8"))
  }

  /// The units up to the first surrogate that has no partner.
  private static func validPrefix(of units: [UInt16]) -> ArraySlice<UInt16> {
    var index = 0
    while index < units.count {
      if UTF16.isLeadSurrogate(units[index]), index + 1 < units.count,
        UTF16.isTrailSurrogate(units[index + 1])
      {
        index += 2
      } else if UTF16.isSurrogate(units[index]) {
        break
      } else {
        index += 1
      }
    }
    return units[..<index]
  }

  private static func refusal(_ encoding: String, file: String) -> DocumentFault.Thrown {
    .init(
      fault: DocumentFault(
        .encoding, "the text is \(encoding)",
        at: Location(file: file, start: Place(line: 1, column: 1)), hint: "save the file as UTF-8"))
  }
}

/// The encodings that a text file shows by its first bytes.
private enum TextEncoding {
  enum ByteOrder {
    case bigEndian, littleEndian
  }

  case utf8
  case utf16(ByteOrder)
  case unmarkedUTF16
  case utf32

  init(of bytes: [UInt8]) {
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      self = .utf32
    } else if bytes.starts(with: [0xFF, 0xFE]) {
      self = .utf16(.littleEndian)
    } else if bytes.starts(with: [0xFE, 0xFF]) {
      self = .utf16(.bigEndian)
    } else if bytes.count >= 2, (bytes[0] == 0) != (bytes[1] == 0) {
      self = .unmarkedUTF16
    } else {
      self = .utf8
    }
  }
}
