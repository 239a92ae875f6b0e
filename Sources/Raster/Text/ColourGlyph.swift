package import Geometry

/// A character drawn in its font's own colours.
package struct ColourGlyph: Sendable, Hashable {
  /// The picture, transparent around the character.
  package let picture: Picture
  /// Where the picture goes, px, from where the character starts on its baseline (y grows down).
  package let place: Rect
}
