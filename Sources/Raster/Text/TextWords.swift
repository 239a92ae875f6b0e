private import CICU

/// The words of a text, after ICU: by dictionaries in scripts that write no spaces between them.
package enum TextWords {
  /// Where words start and end, inside of the text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - language: Its language tag; nil for none in particular.
  /// - Returns: The places; none where ICU has no rules, which it always has on a sound system.
  package static func boundaries(in text: String, language: String?) -> Set<String.Index> {
    // ICU reads the text where it lies, so the iterator lives and dies while it stays in place.
    unsafe Array(text.utf16).withUnsafeBufferPointer { units in
      var status = U_ZERO_ERROR
      let iterator = unsafe vitrine_words_open(
        language ?? "", units.baseAddress, Int32(units.count), &status)
      guard let iterator = unsafe iterator, status.rawValue <= U_ZERO_ERROR.rawValue else {
        return []
      }
      defer { unsafe vitrine_words_close(iterator) }
      var boundaries: Set<String.Index> = []
      while true {
        let offset = unsafe vitrine_words_next(iterator)
        guard offset >= 0 else { return boundaries }
        boundaries.insert(String.Index(utf16Offset: Int(offset), in: text))
      }
    }
  }
}
