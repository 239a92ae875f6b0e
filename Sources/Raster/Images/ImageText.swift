/// A text that a picture file carries: a PNG text chunk, or a JPEG comment (keyword `Comment`).
package struct ImageText: Sendable, Hashable {
  /// What the text is, such as `Software`.
  package let keyword: String
  /// The text.
  package let value: String
}
