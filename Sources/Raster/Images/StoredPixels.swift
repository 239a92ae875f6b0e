internal import Geometry

/// The pixels of a file as its decoder gives them, before colours are converted.
struct StoredPixels {
  enum Layout {
    case rgb, rgba
    /// Ink, 255 being all of it.
    case cmyk
    /// Ink, 255 being none.
    case cmykInverted

    var channels: Int { self == .rgb ? 3 : 4 }
  }

  let layout: Layout
  let size: PixelSize
  let samples: ContiguousArray<UInt8>
}
