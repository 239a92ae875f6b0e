package import Geometry

/// A decoded picture in sRGB, upright.
///
/// Rows from the top, without padding. A picture without transparency has three bytes a pixel
/// (red, green, blue); one with it four, alpha last and *not* multiplied into the colours.
package struct Picture: Sendable, Hashable {
  /// The size, px.
  package let size: PixelSize
  /// Whether a pixel has a fourth byte, its alpha.
  package let hasAlpha: Bool
  /// The samples.
  package let samples: ContiguousArray<UInt8>

  /// Bytes of a pixel: 3 or 4.
  package var channels: Int { hasAlpha ? 4 : 3 }

  /// A picture of samples that must be as many as the size and the channels ask for.
  package init(size: PixelSize, hasAlpha: Bool, samples: ContiguousArray<UInt8>) {
    precondition(
      samples.count == size.width * size.height * (hasAlpha ? 4 : 3),
      "a picture has as many samples as its size asks for")
    self.size = size
    self.hasAlpha = hasAlpha
    self.samples = samples
  }

  /// Whether no pixel lets anything through, whatever channels there are.
  package var isOpaque: Bool {
    guard hasAlpha else { return true }
    return stride(from: 3, to: samples.count, by: 4).allSatisfy { samples[$0] == 255 }
  }

  /// The picture as it is shown when it was stored in the given orientation.
  func turned(_ orientation: Orientation) -> Picture {
    guard orientation != .upright else { return self }
    let shown = orientation.shown(size)
    let channels = channels
    let turned = unsafe ContiguousArray<UInt8>(unsafeUninitializedCapacity: samples.count) {
      target, count in
      unsafe samples.withUnsafeBufferPointer { source in
        var index = 0
        for y in 0..<shown.height {
          for x in 0..<shown.width {
            let place = orientation.stored(x: x, y: y, of: size)
            let from = (place.y * size.width + place.x) * channels
            for channel in 0..<channels {
              unsafe target[index + channel] = source[from + channel]
            }
            index += channels
          }
        }
      }
      count = samples.count
    }
    return Picture(size: shown, hasAlpha: hasAlpha, samples: turned)
  }
}
