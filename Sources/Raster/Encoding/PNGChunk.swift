/// Writes the chunks of a PNG file.
enum PNGChunk {
  /// sRGB with the perceptual intent.
  static let sRGB = bytes("sRGB", [0])

  static func bytes(_ name: String, _ contents: [UInt8]) -> [UInt8] {
    var chunk: [UInt8] = []
    chunk.reserveCapacity(contents.count + 12)
    chunk += bigEndian(contents.count)
    chunk += name.utf8
    chunk += contents
    return chunk + bigEndian(Int(Zlib.crc32(chunk, in: 4..<chunk.count)))
  }

  static func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
