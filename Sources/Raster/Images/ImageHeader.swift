package import Geometry

/// What a PNG or JPEG file says of its picture, read without decoding a pixel.
///
/// All of the file is walked through, so that what is cut off, damaged or left over is known;
/// `problems` holds it. No bytes, however hostile, make the reading crash or take long.
package struct ImageHeader: Sendable, Hashable {
  /// The file formats that are read.
  package enum Format: String, Sendable, Hashable {
    case png = "PNG"
    case jpeg = "JPEG"
  }

  /// What the samples of a pixel are.
  package enum ColourKind: String, Sendable, Hashable {
    case grey, greyAlpha, rgb, rgba, indexed, cmyk, ycck

    /// Samples of a pixel.
    var channels: Int {
      switch self {
      case .grey, .indexed: 1
      case .greyAlpha: 2
      case .rgb: 3
      case .rgba, .cmyk, .ycck: 4
      }
    }
  }

  /// The file format, by the file's first bytes.
  package let format: Format
  /// The size as stored, px; `shownSize` is the size after the orientation.
  package let size: PixelSize
  /// How the stored pixels are turned before they are shown.
  package let orientation: Orientation
  /// Bits of a sample.
  package let bitDepth: Int
  /// What the samples are; a JPEG's `rgb` is mostly stored as YCbCr.
  package let colourKind: ColourKind
  /// Whether pixels can be transparent: an alpha channel, or PNG's `tRNS`.
  package let hasAlpha: Bool
  /// Whether the picture comes in several passes: Adam7 in PNG, progressive in JPEG.
  package let isInterlaced: Bool
  /// What the file says of its colours.
  package let profile: ColourProfile
  /// The texts in it, in their order.
  package let texts: [ImageText]
  /// Whether a PNG carries a time of change, which makes the same picture another file.
  package let hasTime: Bool
  /// Whether the PNG is an animation.
  package let isAnimated: Bool
  /// What is wrong with the file.
  package let problems: [ImageProblem]
  /// Whether a CMYK picture stores 255 for no ink, as all of Adobe's do.
  let storesInkInverted: Bool

  /// The size that the picture is shown at, px.
  package var shownSize: PixelSize { orientation.shown(size) }

  /// Reads a file's header; throws where there is no size to be known.
  package static func read(_ bytes: [UInt8]) throws(ImageError) -> ImageHeader {
    if bytes.starts(with: PNGFile.signature) { return try PNGHeaderReader.header(bytes) }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return try JPEGHeaderReader.header(bytes) }
    if PNGFile.signature.starts(with: bytes) || [0xFF, 0xD8, 0xFF].starts(with: bytes) {
      throw bytes.isEmpty ? .unknownFormat : .truncated(at: bytes.count)
    }
    throw .unknownFormat
  }
}
