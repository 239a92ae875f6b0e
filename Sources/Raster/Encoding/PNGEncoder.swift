internal import Geometry

/// Writes PNG files: the same picture and texts always give the same bytes.
package enum PNGEncoder {
  /// How much work goes into making a file small.
  package enum Compression: Sendable {
    /// Not at all: for a reader in the same process.
    case stored
    /// A little: for a reader in the same process, where memory is dearer than time.
    case fast
    /// As much as pays: for files.
    case small
  }

  /// A file of 8-bit RGB, without alpha, with an `sRGB` chunk and the texts, and without a time.
  package static func encode(
    _ bitmap: Bitmap, text: [PNGText] = [], compression: Compression = .small
  ) throws(RasterError) -> [UInt8] {
    guard compression != .small else { return try EncodedPicture(bitmap).file(text: text) }
    let samples = PNGSamples(size: bitmap.size, channels: 3, samples: bitmap.samples)
    return try file(
      bitmap.size, colourType: 2, text: text, stream: try plainStream(samples, compression))
  }

  /// A file of a picture with the channels that it has, to hand to librsvg as a `data:` URI.
  package static func encodeRGBA(
    _ picture: Picture, compression: Compression = .fast
  ) throws(RasterError) -> [UInt8] {
    let samples = PNGSamples(
      size: picture.size, channels: picture.channels, samples: picture.samples)
    return try file(
      picture.size, colourType: picture.channels == 4 ? 6 : 2, text: [],
      stream: try plainStream(samples, compression))
  }

  /// A file around a zlib stream of filtered rows.
  static func file(
    _ size: PixelSize, colourType: UInt8, text: [PNGText], stream: [UInt8]
  ) throws(RasterError) -> [UInt8] {
    let sides = 1...0x7FFF_FFFF
    guard sides.contains(size.width), sides.contains(size.height) else {
      throw .encoding("a picture of \(size) can't be a PNG")
    }
    var file = PNGFile.signature
    file.reserveCapacity(stream.count + text.reduce(1024) { $0 + $1.value.utf8.count + 128 })
    let sizes = PNGChunk.bigEndian(size.width) + PNGChunk.bigEndian(size.height)
    PNGChunk.append("IHDR", sizes + [8, colourType, 0, 0, 0], to: &file)
    PNGChunk.append("sRGB", [0], to: &file)
    for text in text {
      guard let chunk = text.chunk else {
        throw .encoding("the text '\(text.keyword)' has a keyword or a NUL that PNG forbids")
      }
      PNGChunk.append(chunk.name, chunk.contents, to: &file)
    }
    // A chunk holds less than 2³¹ bytes.
    for start in stride(from: 0, to: stream.count, by: 1 << 30) {
      let part = stream[start..<min(stream.count, start + (1 << 30))]
      PNGChunk.append("IDAT", part, to: &file)
    }
    PNGChunk.append("IEND", [], to: &file)
    return file
  }

  /// Rows as they are, deflated in one piece.
  private static func plainStream(
    _ picture: PNGSamples, _ compression: Compression
  ) throws(RasterError) -> [UInt8] {
    let rows = PNGFilter.rows(0..<picture.size.height, of: picture, filters: [.none])
    let level: Int32 =
      switch compression {
      case .stored: 0
      case .fast: 1
      case .small: 5
      }
    guard let stream = Zlib.deflate(rows, level: level) else {
      throw .encoding("there is no memory to deflate it")
    }
    return stream
  }
}
