package import Geometry

/// Why something could not be drawn, measured or encoded.
package enum RasterError: Error, Sendable, Hashable {
  /// The bytes are no SVG document that librsvg reads; its words.
  case invalidSVG(String)
  /// The document has something that is refused before librsvg sees it; what, in words.
  case refusedSVG(String)
  /// The document gives itself no size in px.
  case sizeless
  /// The size asked for has another aspect ratio than the document.
  case aspectRatio(document: PixelSize, asked: PixelSize)
  /// More pixels than a canvas may have, or none.
  case canvasSize(PixelSize)
  /// A pixel of a picture that must be opaque lets something through.
  case transparent(x: Int, y: Int, alpha: Int)
  /// The drawing itself failed; the library's words.
  case drawing(String)
  /// A font file or folder can't be used.
  case font(path: String)
  /// The picture could not be encoded.
  case encoding(String)
}

extension RasterError: CustomStringConvertible {
  /// What is wrong, as a message says it.
  package var description: String {
    switch self {
    case .invalidSVG(let reason): "the SVG can't be read: \(reason)"
    case .refusedSVG(let reason): "the SVG is refused: \(reason)"
    case .sizeless: "the SVG has neither width and height in px nor a viewBox"
    case .aspectRatio(let document, let asked):
      "the SVG is \(document), which does not fill \(asked)"
    case .canvasSize(let size): "a picture of \(size) can't be drawn"
    case .transparent(let x, let y, let alpha):
      "the pixel at \(x), \(y) is not opaque (alpha \(alpha) of 255)"
    case .drawing(let reason): "the SVG can't be drawn: \(reason)"
    case .font(let path): "the fonts of '\(path)' can't be used"
    case .encoding(let reason): "the PNG can't be written: \(reason)"
    }
  }
}
