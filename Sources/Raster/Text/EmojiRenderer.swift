private import CPangoFT
internal import Geometry

/// Draws characters that have colours of their own, straight from their font.
package enum EmojiRenderer {
  /// Draws one character in a style; `density` pixels of the picture go on each px of its place.
  ///
  /// A font whose emoji are pictures of one size has them scaled, with cairo's best filter; ask for
  /// the density that they will be seen at, so that they are scaled once.
  package static func drawColour(
    _ cluster: String, _ style: TextStyle, density: Double = 1, fonts: FontLibrary = .system
  ) throws(RasterError) -> ColourGlyph {
    let measurer = TextMeasurer(fonts: fonts)
    let ink = measurer.measure(cluster, style).ink
    let place = Rect(
      x: ink.x.rounded(.down) - 1, y: ink.y.rounded(.down) - 1, width: ink.width.rounded(.up) + 3,
      height: ink.height.rounded(.up) + 3)
    let size = PixelSize(
      width: Int((place.width * density).rounded(.up)),
      height: Int((place.height * density).rounded(.up)))
    let canvas = try Canvas(size)
    try unsafe canvas.withContext { context in
      unsafe cairo_scale(
        context, Double(size.width) / place.width, Double(size.height) / place.height)
      unsafe measurer.draw(on: context, x: -place.x, y: -place.y)
    }
    return ColourGlyph(picture: canvas.picture(), place: place)
  }
}
