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
    let samples = PNGSamples(size: bitmap.size, channels: 3, samples: bitmap.samples)
    return try file(samples, text: text, compression: compression)
  }

  /// A file of a picture with the channels that it has, to hand to librsvg as a `data:` URI.
  package static func encodeRGBA(
    _ picture: Picture, compression: Compression = .fast
  ) throws(RasterError) -> [UInt8] {
    let samples = PNGSamples(
      size: picture.size, channels: picture.channels, samples: picture.samples)
    return try file(samples, text: [], compression: compression)
  }

  private static func file(
    _ picture: PNGSamples, text: [PNGText], compression: Compression
  ) throws(RasterError) -> [UInt8] {
    let size = picture.size
    let sides = 1...0x7FFF_FFFF
    guard sides.contains(size.width), sides.contains(size.height) else {
      throw .encoding("a picture of \(size) can't be a PNG")
    }
    let stream = try stream(picture, compression)
    var file = PNGFile.signature
    file.reserveCapacity(stream.count + text.reduce(1024) { $0 + $1.value.utf8.count + 128 })
    let sizes = PNGChunk.bigEndian(size.width) + PNGChunk.bigEndian(size.height)
    PNGChunk.append("IHDR", sizes + [8, picture.channels == 4 ? 6 : 2, 0, 0, 0], to: &file)
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

  private static func stream(
    _ picture: PNGSamples, _ compression: Compression
  ) throws(RasterError) -> [UInt8] {
    let all = 0..<picture.size.height
    let stream =
      switch compression {
      case .stored:
        Zlib.deflate(PNGFilter.rows(all, of: picture, filters: [.none]), level: 0)
      case .fast: Zlib.deflate(PNGFilter.rows(all, of: picture, filters: [.none]), level: 1)
      // Level 5 is within a few parts in a hundred of what zlib's default takes four times as long
      // for; 6 and more take half as long again for the next two.
      case .small: Zlib.deflate(picture.filteredRows(), level: 5)
      }
    guard let stream else { throw .encoding("there is no memory to deflate it") }
    return stream
  }
}
