/// PNG files made by hand, so that no test of reading rests on the project's own writing.
package enum PNGFixture {
  /// A picture of one colour, 8 bits a channel, not compressed.
  ///
  /// - Parameters:
  ///   - width: The width, px.
  ///   - height: The height, px.
  ///   - colour: Three channels, or four with alpha.
  /// - Returns: The bytes of the file.
  package static func solid(
    _ width: Int, _ height: Int, colour: [UInt8] = [0x2F, 0x6F, 0x9F]
  ) -> [UInt8] {
    let row = [0] + Array(repeating: colour, count: width).joined()
    let rows = Array(Array(repeating: row, count: height).joined())
    return signature + header(width, height, hasAlpha: colour.count == 4)
      + chunk("IDAT", stored(rows)) + chunk("IEND", [])
  }

  /// A file whose header tells of a picture that its pixels are not there for.
  package static func hollow(_ width: Int, _ height: Int) -> [UInt8] {
    signature + header(width, height, hasAlpha: false) + chunk("IDAT", stored([]))
      + chunk("IEND", [])
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private static func header(_ width: Int, _ height: Int, hasAlpha: Bool) -> [UInt8] {
    chunk("IHDR", big(UInt32(width)) + big(UInt32(height)) + [8, hasAlpha ? 6 : 2, 0, 0, 0])
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    return big(UInt32(content.count)) + body + big(crc(body))
  }

  /// A zlib stream (RFC 1950) of stored blocks.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var out: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let end = min(start + 0xFFFF, bytes.count)
      let count = UInt16(end - start)
      out += [end == bytes.count ? 1 : 0, UInt8(count & 0xFF), UInt8(count >> 8)]
      out += [UInt8(~count & 0xFF), UInt8(~count >> 8)]
      out += bytes[start..<end]
      start = end
    } while start < bytes.count
    var sums: (low: UInt32, high: UInt32) = (1, 0)
    for byte in bytes {
      sums.low = (sums.low + UInt32(byte)) % 65521
      sums.high = (sums.high + sums.low) % 65521
    }
    return out + big(sums.high << 16 | sums.low)
  }

  private static let crcTable: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { rest, _ in
      rest & 1 == 1 ? 0xEDB8_8320 ^ (rest >> 1) : rest >> 1
    }
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    var sum = ~UInt32(0)
    for byte in bytes { sum = crcTable[Int((sum ^ UInt32(byte)) & 0xFF)] ^ (sum >> 8) }
    return ~sum
  }

  private static func big(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
