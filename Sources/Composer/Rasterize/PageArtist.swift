import Diagnostics
package import Documents
import Geometry
package import Raster

/// The part of a page that pages of other locales share, drawn once.
package struct DrawnBase: ~Copyable {
  /// The canvas, and the text of the page that is on it.
  fileprivate var canvas: Canvas?
  fileprivate var picture: Bitmap?
  fileprivate var svg: [UInt8] = []

  package init() {}
}

/// Draws pages, with the fonts and the pictures of a run.
package struct PageArtist: Sendable {
  private let store: PictureStore
  private let fonts: FontLibrary
  private let workspace: any Workspace

  package init(store: PictureStore, fonts: FontLibrary, workspace: any Workspace) {
    self.store = store
    self.fonts = fonts
    self.workspace = workspace
  }

  /// Draws a page; what stands against it is reported.
  func draw(
    _ page: PageDrawing, base: inout DrawnBase, into findings: inout Findings
  ) -> DrawnPage? {
    // A capture that could not be decoded has its own finding.
    guard let pictures = pictures(of: page) else { return nil }
    guard let layers = page.layers else {
      return drawWhole(page, pictures: pictures, into: &findings)
    }
    guard prepareBase(layers, of: page, pictures: pictures, base: &base, into: &findings) else {
      return nil
    }
    let words = preparation(layers.words, of: page, pictures: pictures)
      .prepare(in: workspace, into: &findings)
    guard let words else { return nil }
    let rasterizer = PageRasterizer(fonts: fonts)
    guard layers.isExact, let canvas = base.canvas.take() else {
      _ = rasterizer.measure(words, behind: base.picture, into: &findings)
      return drawWhole(page, pictures: pictures, into: &findings)
    }
    let bitmap = rasterizer.rasterize(
      words, over: canvas, behind: base.picture, into: &findings)
    base.canvas = consume canvas
    return bitmap.map { DrawnPage(bitmap: $0, fonts: words.fonts) }
  }

  private func pictures(of page: PageDrawing) -> [Path: EmbeddedImage]? {
    let paths = page.captures.map { workspace.resolved($0.capture.path) }
    let pictures = paths.compactMap { path in store.pictures[path].map { (path, $0) } }
    guard pictures.count == paths.count else { return nil }
    return Dictionary(pictures, uniquingKeysWith: { first, _ in first })
  }

  private func preparation(
    _ svg: [UInt8], of page: PageDrawing, pictures: [Path: EmbeddedImage]
  ) -> PagePreparation {
    PagePreparation(
      svg: svg, size: page.size, identity: page.identity, folder: page.folder,
      captures: pictures, fonts: fonts)
  }

  private func drawWhole(
    _ page: PageDrawing, pictures: [Path: EmbeddedImage], into findings: inout Findings
  ) -> DrawnPage? {
    let prepared = preparation(page.svg, of: page, pictures: pictures)
      .prepare(in: workspace, into: &findings)
    guard let prepared,
      let bitmap = PageRasterizer(fonts: fonts).rasterize(prepared, into: &findings)
    else { return nil }
    return DrawnPage(bitmap: bitmap, fonts: prepared.fonts)
  }

  /// Draws the base unless it is there; false where something stands against it.
  private func prepareBase(
    _ layers: PageLayers, of page: PageDrawing, pictures: [Path: EmbeddedImage],
    base: inout DrawnBase, into findings: inout Findings
  ) -> Bool {
    if base.svg == layers.base, base.picture != nil { return true }
    let prepared = preparation(layers.base, of: page, pictures: pictures)
      .prepare(in: workspace, into: &findings)
    guard let prepared else { return false }
    let rasterizer = PageRasterizer(fonts: fonts)
    guard let canvas = rasterizer.canvas(of: prepared, into: &findings) else { return false }
    base.picture = rasterizer.bitmap(of: canvas, prepared, into: &findings)
    base.canvas = consume canvas
    base.svg = layers.base
    return base.picture != nil
  }
}

/// A page that was drawn.
struct DrawnPage {
  let bitmap: Bitmap
  /// The fonts that set its texts.
  let fonts: [FontFace]
}
