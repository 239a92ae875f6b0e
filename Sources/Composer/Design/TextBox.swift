import Geometry

/// A place for words in a designed template: a `text` element with `data-text`.
struct TextBox: Sendable, Hashable {
  /// Where lines stand in the box.
  enum Alignment: String, Sendable { case start, middle, end }
  /// Where the block of lines stands in the box.
  enum Anchor: String, Sendable, CaseIterable { case top, middle, bottom }

  /// The name of the text: `headline`, `subtitle` or another.
  let name: String
  /// The box, in units of the template.
  var rect: Rect
  /// The design's font size, in units of the template: words are never larger.
  let size: Double
  /// The least font size, in units of the template.
  let leastSize: Double
  let mostLines: Int
  let alignment: Alignment
  let anchor: Anchor
  let weight: Int
  let isItalic: Bool
  /// Extra space after each letter, as a part of the font size.
  let tracking: Double
  /// The family that the template names.
  let family: String?
  /// Whether a picture may do without the text.
  let isOptional: Bool
  /// Whether the text has a size of its own instead of one over the set.
  let hasOwnSize: Bool
}
