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

  init(
    stem: String, svg: [UInt8], size: PixelSize, well: String, locale: LocaleTag,
    sources: [VerifiedCapture]
  ) {
    self.stem = stem
    self.svg = svg
    self.size = size
    self.well = well
    self.locale = locale
    self.sources = sources
  }

  /// The name of its SVG file.
  package var svgName: String { "\(stem).svg" }
  /// The name of its PNG file.
  package var pngName: String { "\(stem).png" }
}
