/// A stretch of a line that one font sets in one direction.
package struct TextRun: Sendable, Hashable {
  /// The stretch of the text.
  package let range: Range<String.Index>
  /// The font.
  package let face: FontFace
  /// Where it starts, px from the left end of the line.
  package let x: Double
  /// How wide it is, px.
  package let advance: Double
  /// Whether it is set from right to left.
  package let isRightToLeft: Bool
}
