/// Builds PNG files chunk by chunk, sound or not.
struct TestPNG {
  var width = 4
  var height = 3
  var depth = 8
  /// 0 grey, 2 RGB, 3 palette, 4 grey with alpha, 6 RGB with alpha.
  var colourType = 2
  var interlaced = false
  /// Chunks between the header and the pixels.
  var chunks: [(name: String, contents: [UInt8])] = []
  /// The rows with their filter bytes.
  var rows: [UInt8]

  var bytes: [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let header = Self.number(width) + Self.number(height)
    let kind = [UInt8(depth), UInt8(colourType), 0, 0, interlaced ? 1 : 0]
    file += Self.chunk("IHDR", header + kind)
    for chunk in chunks { file += Self.chunk(chunk.name, chunk.contents) }
    return file + Self.chunk("IDAT", Self.zlib(rows)) + Self.chunk("IEND", [])
  }

  /// Every row the same samples, unfiltered.
  static func flat(
    width: Int, height: Int, row: [UInt8], depth: Int = 8, colourType: Int = 2,
    chunks: [(name: String, contents: [UInt8])] = []
  ) -> TestPNG {
    TestPNG(
      width: width, height: height, depth: depth, colourType: colourType, chunks: chunks,
      rows: (0..<height).flatMap { _ in [0] + row })
  }

  static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  static func chunk(_ name: String, _ contents: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + contents
    return number(contents.count) + body + number(Int(crc32(body)))
  }

  /// A zlib stream of stored blocks.
  static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var rest = bytes[...]
    repeat {
      let block = rest.prefix(65_535)
      rest = rest.dropFirst(block.count)
      let (low, high) = (UInt8(block.count & 0xFF), UInt8(block.count >> 8))
      stream += [rest.isEmpty ? 1 : 0, low, high, ~low, ~high]
      stream += block
    } while !rest.isEmpty
    return stream + number(Int(adler32(bytes)))
  }

  static func crc32(_ bytes: [UInt8]) -> UInt32 {
    var sum = ~UInt32(0)
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 {
        let isOdd = sum & 1 == 1
        sum >>= 1
        if isOdd { sum ^= 0xEDB8_8320 }
      }
    }
    return ~sum
  }

  static func adler32(_ bytes: [UInt8]) -> UInt32 {
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return high << 16 | low
  }
}
