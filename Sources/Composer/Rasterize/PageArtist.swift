import Diagnostics
package import Documents
import Geometry
import Listing
package import Raster
import Stores

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

  /// Draws a page on its own; what stands against it is reported.
  func draw(_ page: PageDrawing, into findings: inout Findings) -> DrawnPage? {
    guard let layers = page.layers else { return drawWhole(page, into: &findings) }
    guard let base = preparation(layers.base, of: page)?.prepare(in: workspace, into: &findings),
      let words = preparation(layers.words, of: page)?.prepare(in: workspace, into: &findings)
    else { return nil }
    let rasterizer = PageRasterizer(fonts: fonts)
    guard layers.isExact else {
      return rasterizer.measure(words, over: base, into: &findings)
        ? drawWhole(page, into: &findings) : nil
    }
    return rasterizer.rasterize(words, over: base, into: &findings)
      .flatMap { finished($0, of: page, fonts: words.fonts, into: &findings) }
  }

  /// Draws the words of a page over what it shares with others.
  ///
  /// - Parameters:
  ///   - page: A page with layers.
  ///   - layer: The layer of its base.
  ///   - findings: Where faults go.
  /// - Returns: The page; nil where something stands against it.
  func draw(
    _ page: PageDrawing, over layer: inout BaseLayer, into findings: inout Findings
  ) -> DrawnPage? {
    guard let layers = page.layers, layers.base == layer.base.svg else {
      preconditionFailure("a page's words are drawn over its own base")
    }
    guard let words = preparation(layers.words, of: page)?.prepare(in: workspace, into: &findings),
      let picture = PageRasterizer(fonts: fonts).rasterize(words, over: &layer, into: &findings)
    else { return nil }
    return DrawnPage(picture: picture, fonts: words.fonts)
  }

  /// What a page shares with others, drawn and compressed; what stands against it is reported.
  func sharedBase(of page: PageDrawing, into findings: inout Findings) -> SharedBase? {
    guard let layers = page.layers, let picture = base(layers, of: page, into: &findings) else {
      return nil
    }
    do throws(RasterError) {
      return SharedBase(
        svg: layers.base, picture: picture, encoded: try EncodedPicture(picture))
    } catch {
      report(error, of: page, into: &findings)
      return nil
    }
  }

  /// A layer of a base, for a page's words to be drawn over.
  func layer(
    _ base: SharedBase, for page: PageDrawing, into findings: inout Findings
  ) -> BaseLayer? {
    do throws(RasterError) {
      return try BaseLayer.make(of: base)
    } catch {
      report(error, of: page, into: &findings)
      return nil
    }
  }

  /// The picture of a page as one document.
  func drawWhole(_ page: PageDrawing, into findings: inout Findings) -> DrawnPage? {
    guard
      let prepared = preparation(page.svg, of: page)?.prepare(in: workspace, into: &findings),
      let bitmap = PageRasterizer(fonts: fonts).rasterize(prepared, into: &findings)
    else { return nil }
    return finished(bitmap, of: page, fonts: prepared.fonts, into: &findings)
  }

  private func finished(
    _ bitmap: Bitmap, of page: PageDrawing, fonts: [FontFace], into findings: inout Findings
  ) -> DrawnPage? {
    do throws(RasterError) {
      let picture = DrawnPicture(
        encoded: try EncodedPicture(bitmap), look: PictureLook(of: bitmap))
      return DrawnPage(picture: picture, fonts: fonts)
    } catch {
      report(error, of: page, into: &findings)
      return nil
    }
  }

  private func report(
    _ error: RasterError, of page: PageDrawing, into findings: inout Findings
  ) {
    findings.report(
      DrawingRules.undrawable, "the picture can't be encoded: \(error)",
      at: Location(file: page.identity.file), details: page.identity.details)
  }

  private func base(
    _ layers: PageLayers, of page: PageDrawing, into findings: inout Findings
  ) -> Bitmap? {
    preparation(layers.base, of: page)?.prepare(in: workspace, into: &findings)
      .flatMap { PageRasterizer(fonts: fonts).base($0, into: &findings) }
  }

  /// Nil where a capture could not be decoded, which has its own finding.
  private func preparation(_ svg: [UInt8], of page: PageDrawing) -> PagePreparation? {
    let paths = page.captures.map { workspace.resolved($0.capture.path) }
    let pictures = paths.compactMap { path in store.pictures[path].map { (path, $0) } }
    guard pictures.count == paths.count else { return nil }
    return PagePreparation(
      svg: svg, size: page.size, identity: page.identity, folder: page.folder,
      captures: Dictionary(pictures, uniquingKeysWith: { first, _ in first }), fonts: fonts)
  }
}

/// A page that was drawn.
struct DrawnPage {
  let picture: DrawnPicture
  /// The fonts that set its texts.
  let fonts: [FontFace]
}
