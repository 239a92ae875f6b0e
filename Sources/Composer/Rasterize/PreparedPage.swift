package import Diagnostics
package import Geometry
package import Raster

/// A page with nothing left to doubt: every image in it, every font known, ready for the renderer.
///
/// Only preparing makes one.
package struct PreparedPage: Sendable {
  /// The SVG text that the renderer reads, UTF-8; its images are in it.
  package let svg: [UInt8]
  /// The size of the picture, px.
  package let size: PixelSize
  /// The page's texts, each with the id by which the renderer can be asked for its ink.
  package let texts: [Text]
  /// The fonts that set its texts, each once, in the order of their first use.
  package let fonts: [FontFace]
  /// What the page is, as findings name it.
  package let identity: PageIdentity

  /// A text element of the page.
  package struct Text: Sendable {
    package let id: String
    package let text: String
    /// Its colour, where it is a plain one.
    package let colour: Colour?
    /// How opaque it is, 0 to 1.
    package let opacity: Double
  }

  init(svg: [UInt8], size: PixelSize, texts: [Text], fonts: [FontFace], identity: PageIdentity) {
    self.svg = svg
    self.size = size
    self.texts = texts
    self.fonts = fonts
    self.identity = identity
  }
}

/// Which page a finding is about.
package struct PageIdentity: Sendable {
  /// The page's file, as findings name it.
  package let file: String
  package let locale: LocaleTag
  /// The captures that it shows.
  package let captureIDs: [String]

  package init(file: String, locale: LocaleTag, captureIDs: [String]) {
    self.file = file
    self.locale = locale
    self.captureIDs = captureIDs
  }

  /// The extra keys of its findings.
  package var details: [String: JSONValue] {
    [
      "path": .string(file), "locale": .string(locale.text),
      "captureId": .string(captureIDs.joined(separator: ", ")),
    ]
  }
}
