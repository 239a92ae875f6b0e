package import Diagnostics
package import Documents

/// A text of a listing as its file holds it.
package struct ListingText: Sendable {
  /// Which text of which store.
  package let field: TextField
  /// The locale's folder; nil for a text of all locales.
  package let locale: String?
  /// The file, decoded.
  package let source: SourceText
  /// The text without space at its ends, which the upload tools take off.
  package let text: Substring
  /// Where that text starts in the file's bytes.
  private let start: Int

  package init(field: TextField, locale: String?, source: SourceText) {
    self.field = field
    self.locale = locale
    self.source = source
    let whole = String(decoding: source.bytes, as: UTF8.self)
    let first = whole.firstIndex { !$0.isWhitespace } ?? whole.endIndex
    let last = whole.lastIndex { !$0.isWhitespace }.map { whole.index(after: $0) } ?? first
    text = whole[first..<last]
    start = whole.utf8.distance(from: whole.startIndex, to: first)
  }

  /// The stretch of the file that a range of the text is.
  package func location(_ range: Range<String.Index>) -> Location {
    let lower = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    let length = text.utf8.distance(from: range.lowerBound, to: range.upperBound)
    return source.location(start + lower..<start + lower + length)
  }

  /// The keys that every finding about it carries.
  package var details: [String: JSONValue] {
    var details: [String: JSONValue] = [
      "store": .string(field.store.rawValue), "field": .string(field.file),
    ]
    details["locale"] = locale.map(JSONValue.string)
    return details
  }
}
