import Documents
package import Geometry

/// A page whose doubts are over: what it shows, at which size, from which captures.
///
/// Only filling a template makes one.
package struct FilledPage: Sendable {
  /// Its file name without extension, such as `home.en-US`.
  package let stem: String
  /// The SVG text, UTF-8.
  package let svg: [UInt8]
  /// Its size, px.
  package let size: PixelSize
  /// The id of its well.
  package let well: String
  /// The locale of its words.
  package let locale: LocaleTag
  /// The captures that it shows.
  package let sources: [VerifiedCapture]

  /// The page without its words and the words alone; nil for a page that is drawn whole.
  let layers: PageLayers?

  init(
    stem: String, svg: [UInt8], size: PixelSize, well: String, locale: LocaleTag,
    sources: [VerifiedCapture], layers: PageLayers? = nil
  ) {
    self.stem = stem
    self.svg = svg
    self.size = size
    self.well = well
    self.locale = locale
    self.sources = sources
    self.layers = layers
  }

  /// The page without its texts, which are large: for what is known of it once it is drawn.
  var emptied: FilledPage {
    FilledPage(
      stem: stem, svg: [], size: size, well: well, locale: locale, sources: sources)
  }

  /// The name of its SVG file.
  package var svgName: String { "\(stem).svg" }
  /// The name of its PNG file.
  package var pngName: String { "\(stem).png" }
}

/// A page taken apart: what pages of other locales share with it, and its words.
struct PageLayers: Sendable {
  /// The page without its words.
  let base: [UInt8]
  /// The words alone.
  let words: [UInt8]
  /// Whether the words painted over the base are the page, pixel for pixel: nothing comes after them.
  let isExact: Bool
}
