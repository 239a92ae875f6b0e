package import Geometry

/// What a line of text takes, px, from where it starts on its baseline: y grows down, so that what
/// stands above the baseline is negative.
package struct TextExtents: Sendable, Hashable {
  /// The rectangle that the ink fills.
  package let ink: Rect
  /// The rectangle of the line: its advance wide, from ascent to descent.
  package let logical: Rect
  /// The characters that no font has, in their order; each is drawn as a box.
  package let missing: [Unicode.Scalar]

  /// How far the line goes on.
  package var advance: Double { logical.width }
  /// How far the line's fonts reach above the baseline, positive.
  package var ascent: Double { -logical.y }
  /// How far the line's fonts reach below the baseline, positive.
  package var descent: Double { logical.maxY }
}
