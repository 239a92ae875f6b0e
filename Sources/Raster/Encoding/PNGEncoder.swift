internal import Geometry

/// Writes PNG files: the same picture and texts always give the same bytes.
package enum PNGEncoder {
  /// How much work goes into making a file small.
  package enum Compression: Sendable {
    /// For a reader in the same process: stored as it is.
    case stored
    /// For a reader in the same process, where memory is dearer than time.
    case fast
    /// For files.
    case small

    var level: Int32 {
      switch self {
      case .stored: 0
      case .fast: 1
      case .small: 6
      }
    }

    var filters: [PNGFilter] {
      switch self {
      case .stored: [.none]
      case .fast: [.up]
      case .small: [.none, .sub, .up]
      }
    }
  }

  /// A file of 8-bit RGB, without alpha, with an `sRGB` chunk and the texts, and without a time.
  package static func encode(
    _ bitmap: Bitmap, text: [PNGText] = [], compression: Compression = .small
  ) throws(RasterError) -> [UInt8] {
    try file(
      bitmap.samples, size: bitmap.size, channels: 3, text: text, compression: compression)
  }

  /// A file of a picture with the channels that it has, to hand to librsvg as a `data:` URI.
  package static func encodeRGBA(
    _ picture: Picture, compression: Compression = .fast
  ) throws(RasterError) -> [UInt8] {
    try file(
      picture.samples, size: picture.size, channels: picture.channels, text: [],
      compression: compression)
  }

  private static func file(
    _ samples: ContiguousArray<UInt8>, size: PixelSize, channels: Int, text: [PNGText],
    compression: Compression
  ) throws(RasterError) -> [UInt8] {
    guard size.width > 0, size.height > 0 else { throw .encoding("the picture has no pixels") }
    let rows = PNGFilter.rows(
      of: samples, width: size.width, channels: channels, filters: compression.filters)
    guard let stream = Zlib.deflate(rows, level: compression.level) else {
      throw .encoding("there is no memory to deflate it")
    }
    let header =
      PNGChunk.bigEndian(size.width) + PNGChunk.bigEndian(size.height)
      + [8, channels == 4 ? 6 : 2, 0, 0, 0]
    var file = PNGFile.signature
    file.reserveCapacity(stream.count + 1024)
    file += PNGChunk.bytes("IHDR", header)
    file += PNGChunk.sRGB
    for text in text {
      guard let chunk = text.chunk else {
        throw .encoding("the text '\(text.keyword)' has a keyword or a NUL that PNG forbids")
      }
      file += PNGChunk.bytes(chunk.name, chunk.contents)
    }
    // A chunk holds less than 2^31 bytes; readers are used to a few of them.
    for start in stride(from: 0, to: stream.count, by: 1 << 30) {
      let part = stream[start..<min(stream.count, start + (1 << 30))]
      file += PNGChunk.bytes("IDAT", Array(part))
    }
    return file + PNGChunk.bytes("IEND", [])
  }
}
