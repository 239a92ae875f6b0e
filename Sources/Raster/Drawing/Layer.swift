package import Geometry

/// Drawn pixels that may be transparent, as cairo keeps them: 32 bits a pixel, alpha highest, then
/// red, green and blue with the alpha multiplied into them.
package struct Layer: Sendable, Hashable {
  /// The size, px.
  package let size: PixelSize
  /// The pixels, rows from the top, without padding.
  package let pixels: ContiguousArray<UInt32>

  init(size: PixelSize, pixels: ContiguousArray<UInt32>) {
    self.size = size
    self.pixels = pixels
  }
}
