import Geometry
import Listing
import Raster
import Stores

/// What pages of other locales have in common, drawn and compressed once; their words go over it.
struct BaseLayer: ~Copyable {
  /// What is shared, as a value that other workers can draw on as well.
  let base: SharedBase
  private let canvas: Canvas
  /// Equal to the canvas but while words are on it.
  private var page: Canvas
  private var bitmap: Bitmap

  /// A layer of a base on the two canvases that hold it.
  private init(_ base: SharedBase, canvas: consuming Canvas, page: consuming Canvas) {
    self.base = base
    self.canvas = canvas
    self.page = page
    bitmap = base.picture
  }

  /// A layer of a base.
  static func make(of base: SharedBase) throws(RasterError) -> BaseLayer {
    let canvas = try Canvas(base.picture)
    let page = try canvas.copy()
    return BaseLayer(base, canvas: canvas, page: page)
  }

  /// The picture of some words over it; only the bands that they touch are compressed.
  ///
  /// Where this throws, the layer is to be dropped: words may be left on it.
  mutating func drawing(
    _ words: borrowing SVGDocument, fonts: FontLibrary
  ) throws(RasterError) -> DrawnPicture {
    try page.draw(words, fonts: fonts)
    let touched = page.bands(unlike: canvas)
    try page.copy(touched, to: &bitmap)
    let picture = DrawnPicture(
      encoded: try base.encoded.replacing(touched, by: bitmap), look: PictureLook(of: bitmap))
    page.take(touched, from: canvas)
    bitmap.take(touched, from: base.picture)
    return picture
  }
}

/// The part of a page that pages of other locales share.
struct SharedBase: Sendable {
  /// The text of the page that it is the picture of.
  let svg: [UInt8]
  let picture: Bitmap
  let encoded: EncodedPicture
}

/// A picture that is ready to be a file.
struct DrawnPicture: Sendable {
  let encoded: EncodedPicture
  /// What it looks like from afar.
  let look: PictureLook
}
