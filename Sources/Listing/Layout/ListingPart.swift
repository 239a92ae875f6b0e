package import Documents

/// A folder that was recognised as a listing, or as a piece of one.
package struct ListingPart: Sendable {
  /// How it is laid out.
  package let layout: ListingLayout
  /// The folder, as somebody named it or below that.
  package let path: Path
  /// The locales found in it.
  package internal(set) var locales: [String] = []

  init(_ layout: ListingLayout, _ path: Path) {
    self.layout = layout
    self.path = path
  }
}
