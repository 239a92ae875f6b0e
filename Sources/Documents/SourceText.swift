package import Diagnostics

/// The bytes of a text file, decoded, with places for offsets.
///
/// A line ends at LF, CR LF or CR. A column counts Unicode scalars.
package struct SourceText: Sendable {
  package let file: String
  package let bytes: [UInt8]
  private let lineStarts: [Int]
  /// How many scalars start before each multiple of `stride`; without it, a file of one long line would
  /// be counted through from its start for every place in it.
  private let scalarCounts: [Int]
  private static let stride = 256

  /// UTF-8 bytes; a byte order mark at the start is left out.
  package init(_ bytes: [UInt8], file: String) {
    self.file = file
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    var starts = [0]
    var counts: [Int] = []
    var scalars = 0
    for (offset, byte) in self.bytes.enumerated() {
      if offset.isMultiple(of: Self.stride) { counts.append(scalars) }
      if byte & 0xC0 != 0x80 { scalars += 1 }
      let next = offset + 1 < self.bytes.count ? self.bytes[offset + 1] : 0
      if byte == 0x0A || byte == 0x0D && next != 0x0A { starts.append(offset + 1) }
    }
    lineStarts = starts
    scalarCounts = counts
  }

  /// Where the byte at an offset stands.
  package func place(at offset: Int) -> Place {
    let offset = min(max(offset, 0), bytes.count)
    var low = 0
    var high = lineStarts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    let column = scalarCount(before: offset) - scalarCount(before: lineStarts[low])
    return Place(line: low + 1, column: column + 1)
  }

  /// The offset of the first byte of a scalar, counted from 0; the end of the text for one past it.
  package func offset(ofScalar number: Int) -> Int {
    var low = 0
    var high = scalarCounts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if scalarCounts[middle] <= number { low = middle } else { high = middle }
    }
    guard low < scalarCounts.count else { return bytes.count }
    var left = number - scalarCounts[low]
    for offset in low * Self.stride..<bytes.count where bytes[offset] & 0xC0 != 0x80 {
      if left == 0 { return offset }
      left -= 1
    }
    return bytes.count
  }

  private func scalarCount(before offset: Int) -> Int {
    let mark = min(offset / Self.stride, scalarCounts.count - 1)
    guard mark >= 0 else { return 0 }
    return scalarCounts[mark] + bytes[mark * Self.stride..<offset].count { $0 & 0xC0 != 0x80 }
  }

  /// The stretch between two byte offsets.
  package func location(_ range: Range<Int>) -> Location {
    Location(file: file, start: place(at: range.lowerBound), end: place(at: range.upperBound))
  }

  /// A point at a byte offset.
  package func location(at offset: Int) -> Location {
    Location(file: file, start: place(at: offset))
  }

  /// The text of a line, from 1, without its end; nil where there is none.
  package func line(_ number: Int) -> String? {
    guard number >= 1, number <= lineStarts.count else { return nil }
    let start = lineStarts[number - 1]
    let end = number < lineStarts.count ? lineStarts[number] : bytes.count
    let line = bytes[start..<end].prefix { $0 != 0x0A && $0 != 0x0D }
    return String(decoding: line, as: UTF8.self)
  }

  /// The offset of the first byte that is not UTF-8, if there is one.
  package var firstInvalidByte: Int? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    var low = 0
    var offset = 0
    var iterator = bytes.makeIterator()
    var decoder = UTF8()
    // Decoding scalar by scalar finds the place; it runs only over files that are known to be bad.
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar):
        offset += UTF8.width(scalar)
        low = offset
      case .emptyInput: return nil
      case .error: return low
      }
    }
  }
}
