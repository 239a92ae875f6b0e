/// Writes the chunks of a PNG file.
enum PNGChunk {
  /// sRGB with the perceptual intent.
  static let sRGB = {
    var chunk: [UInt8] = []
    append("sRGB", [0], to: &chunk)
    return chunk
  }()

  /// Appends a chunk: its length, name, contents and check sum.
  static func append(_ name: String, _ contents: [UInt8], to file: inout [UInt8]) {
    append(name, contents[...], to: &file)
  }

  /// Appends a chunk: its length, name, contents and check sum.
  static func append(_ name: String, _ contents: ArraySlice<UInt8>, to file: inout [UInt8]) {
    file += bigEndian(contents.count)
    let start = file.count
    file += name.utf8
    file += contents
    file += bigEndian(Int(Zlib.crc32(file, in: start..<file.count)))
  }

  static func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
