private import CJPEG
internal import Geometry

/// Decodes a JPEG's pixels through libjpeg-turbo.
enum JPEGPixels {
  static func decode(_ bytes: [UInt8], _ header: ImageHeader) throws(ImageError) -> StoredPixels {
    guard header.bitDepth == 8 else {
      throw .unsupported("a JPEG with \(header.bitDepth) bits a sample")
    }
    guard let decoder = unsafe tjInitDecompress() else { throw .outOfMemory }
    defer { unsafe tjDestroy(decoder) }
    let layout = layout(header)
    let format = layout == .rgb ? tj_shim_format_rgb() : tj_shim_format_cmyk()
    let (width, height) = (header.size.width, header.size.height)
    let length = width * height * layout.channels
    var isWhole = false
    let samples = unsafe ContiguousArray<UInt8>(unsafeUninitializedCapacity: length) {
      target, count in
      isWhole = unsafe bytes.withUnsafeBufferPointer { source in
        unsafe tjDecompress2(
          decoder, source.baseAddress, UInt(source.count), target.baseAddress, Int32(width), 0,
          Int32(height), format, tj_shim_strict_flags()) == 0
      }
      count = isWhole ? length : 0
    }
    guard isWhole else {
      let reason = unsafe String(cString: tjGetErrorStr2(decoder))
      throw .damaged("the JPEG's pixels can't be read: \(reason)")
    }
    return StoredPixels(layout: layout, size: header.size, samples: samples)
  }

  private static func layout(_ header: ImageHeader) -> StoredPixels.Layout {
    switch header.colourKind {
    case .cmyk, .ycck: header.storesInkInverted ? .cmykInverted : .cmyk
    case .grey, .greyAlpha, .rgb, .rgba, .indexed: .rgb
    }
  }
}
