private import CPNG
internal import Geometry

/// Decodes a PNG's pixels through libpng's simplified API, which never jumps out of its own frames.
enum PNGPixels {
  static func decode(_ bytes: [UInt8], _ header: ImageHeader) throws(ImageError) -> StoredPixels {
    let file = essence(of: bytes)
    var image = unsafe png_image()
    unsafe image.version = png_shim_image_version()
    defer { unsafe png_image_free(&image) }
    let layout: StoredPixels.Layout = header.hasAlpha ? .rgba : .rgb
    let length = header.size.width * header.size.height * layout.channels
    var isWhole = false
    let samples = unsafe ContiguousArray<UInt8>(unsafeUninitializedCapacity: length) {
      target, count in
      isWhole = unsafe file.withUnsafeBytes { source in
        guard unsafe png_image_begin_read_from_memory(&image, source.baseAddress, source.count) != 0
        else { return false }
        unsafe image.format = header.hasAlpha ? png_shim_format_rgba() : png_shim_format_rgb()
        return unsafe png_image_finish_read(&image, nil, target.baseAddress, 0, nil) != 0
      }
      count = isWhole ? length : 0
    }
    guard isWhole else {
      let reason = unsafe String(cString: png_shim_message(&image))
      throw .damaged("the PNG's pixels can't be read: \(reason)")
    }
    return StoredPixels(layout: layout, size: header.size, samples: samples)
  }

  /// Whether a picture that is neither interlaced nor indexed surely decodes: its stream is whole and as
  /// long as the rows are, and each row has a filter that PNG knows.
  static func isSound(_ bytes: [UInt8], _ header: ImageHeader) -> Bool {
    var stream: [UInt8] = []
    for chunk in PNGFile(bytes).chunks where chunk.name == "IDAT" {
      stream += bytes[chunk.contents]
    }
    let bits = header.size.width * header.bitDepth * header.colourKind.channels
    let length = (bits + 7) / 8 + 1
    let total = length * header.size.height
    guard let rows = try? Zlib.inflate(stream[...], limit: total, expected: total) else {
      return false
    }
    return rows.count == total
      && stride(from: 0, to: total, by: length).allSatisfy { rows[$0] <= 4 }
  }

  /// The file with its pixels' own chunks and an `sRGB` chunk, so that libpng has no reason to
  /// change a sample, and no text or profile to trip over.
  private static func essence(of bytes: [UInt8]) -> [UInt8] {
    let file = PNGFile(bytes)
    var essence = PNGFile.signature
    essence.reserveCapacity(bytes.count + 16)
    for chunk in file.chunks where chunk.isCritical || chunk.name == "tRNS" {
      essence += bytes[chunk.range]
      if chunk.name == "IHDR" { essence += PNGChunk.sRGB }
    }
    return essence
  }
}
