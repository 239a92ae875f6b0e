/// Reads numbers out of bytes that nobody has checked; what lies outside the bytes is nil.
struct ByteReader {
  enum Order {
    case big, little
  }

  let bytes: [UInt8]
  /// The bytes that may be read; an offset counts from its start.
  let range: Range<Int>

  init(_ bytes: [UInt8], in range: Range<Int>? = nil) {
    self.bytes = bytes
    self.range = (range ?? 0..<bytes.count).clamped(to: 0..<bytes.count)
  }

  var count: Int { range.count }

  func byte(_ offset: Int) -> Int? {
    guard offset >= 0, offset < count else { return nil }
    return Int(bytes[range.lowerBound + offset])
  }

  func uint16(_ offset: Int, _ order: Order = .big) -> Int? {
    guard let first = byte(offset), let second = byte(offset + 1) else { return nil }
    return order == .big ? first << 8 | second : second << 8 | first
  }

  func uint32(_ offset: Int, _ order: Order = .big) -> Int? {
    guard let first = uint16(offset, order), let second = uint16(offset + 2, order) else {
      return nil
    }
    return order == .big ? first << 16 | second : second << 16 | first
  }

  /// `count` bytes from an offset on; nil where they are not all there.
  func slice(_ offset: Int, count length: Int) -> ArraySlice<UInt8>? {
    guard offset >= 0, length >= 0, offset <= count, length <= count - offset else { return nil }
    let start = range.lowerBound + offset
    return bytes[start..<start + length]
  }

  func starts(with prefix: [UInt8], at offset: Int = 0) -> Bool {
    slice(offset, count: prefix.count).map { $0.elementsEqual(prefix) } ?? false
  }
}
