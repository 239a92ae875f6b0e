import CJPEG

/// Makes JPEG files with libjpeg-turbo.
enum TestJPEG {
  enum Kind: CaseIterable {
    case colour, progressive, grey, cmyk
  }

  /// A picture of one colour: red, green and blue, or inks (255 being none) for `cmyk`.
  static func make(
    _ kind: Kind, width: Int = 16, height: Int = 8, colour: [UInt8] = [200, 60, 30]
  ) -> [UInt8] {
    let ink = kind == .cmyk
    let pixel = ink ? [colour[0], colour[1], colour[2], 255] : colour
    let samples = (0..<width * height).flatMap { _ in pixel }
    return make(
      samples, width: width, height: height, kind: kind,
      subsampling: kind == .grey ? TJSAMP_GRAY : TJSAMP_444)
  }

  static func make(
    _ samples: [UInt8], width: Int, height: Int, kind: Kind = .colour,
    subsampling: TJSAMP = TJSAMP_444
  ) -> [UInt8] {
    let compressor = unsafe tjInitCompress()
    defer { unsafe tjDestroy(compressor) }
    var target: UnsafeMutablePointer<UInt8>?
    var count: UInt = 0
    unsafe tjCompress2(
      compressor, samples, Int32(width), 0, Int32(height),
      kind == .cmyk ? tj_shim_format_cmyk() : tj_shim_format_rgb(), &target, &count,
      Int32(subsampling.rawValue), 100, kind == .progressive ? TJFLAG_PROGRESSIVE : 0)
    defer { unsafe tjFree(target) }
    return unsafe Array(UnsafeBufferPointer(start: target, count: Int(count)))
  }

  /// The file with a segment after its start mark.
  static func inserting(_ marker: UInt8, _ contents: [UInt8], into file: [UInt8]) -> [UInt8] {
    let length = contents.count + 2
    let segment = [0xFF, marker, UInt8(length >> 8), UInt8(length & 0xFF)] + contents
    return Array(file[..<2]) + segment + Array(file[2...])
  }

  /// An EXIF block that names an orientation.
  static func exif(orientation: UInt8) -> [UInt8] {
    Array("Exif\0\0MM\0*".utf8) + [0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation]
      + [0, 0, 0, 0, 0, 0]
  }
}
