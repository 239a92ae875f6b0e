private import CPangoFT

/// Where a text may be broken into lines, and where its characters start.
package struct TextBreaks: Sendable, Hashable {
  /// Where a new line may start, after Unicode's UAX #14; neither the start nor the end of the text.
  ///
  /// Thai breaks between its words. Lao, Khmer and Burmese, which no more have spaces between theirs,
  /// break where the text has zero-width spaces. A break behind a soft hyphen shows a hyphen.
  package let opportunities: [String.Index]
  /// Where a new line must start.
  package let mandatory: [String.Index]
  /// Where characters as readers see them start, and the end of the text: no break is needed inside.
  package let graphemes: [String.Index]

  /// Finds the breaks of a text in a language.
  package init(in text: String, language: String?) {
    let scalars = text.unicodeScalars
    let tag =
      unsafe language.map { unsafe pango_language_from_string($0) } ?? pango_language_get_default()
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: scalars.count + 1)
    unsafe attributes.withUnsafeMutableBufferPointer { buffer in
      unsafe pango_get_log_attrs(
        text, Int32(clamping: text.utf8.count), -1, tag, buffer.baseAddress, Int32(buffer.count))
    }
    var (opportunities, mandatory, graphemes): ([String.Index], [String.Index], [String.Index])
    (opportunities, mandatory, graphemes) = ([], [], [])
    var index = text.startIndex
    for attribute in attributes {
      let isInside = index > text.startIndex && index < text.endIndex
      if isInside, attribute.is_line_break != 0 { opportunities.append(index) }
      if isInside, attribute.is_mandatory_break != 0 { mandatory.append(index) }
      if attribute.is_cursor_position != 0 { graphemes.append(index) }
      if index < text.endIndex { index = scalars.index(after: index) }
    }
    (self.opportunities, self.mandatory, self.graphemes) = (opportunities, mandatory, graphemes)
  }
}
