package import Diagnostics
package import Documents
package import Geometry
package import Raster

/// One page on its way to a picture: prepared, drawn, encoded.
package struct PageDrawing: Sendable {
  /// The page's SVG text.
  package let svg: [UInt8]
  /// Its SHA-256.
  package let sha256: String
  package let size: PixelSize
  package let well: String
  package let identity: PageIdentity
  /// The folder that the page lies in, links resolved.
  package let folder: Path
  /// The captures that it may show.
  package let captures: [VerifiedCapture]
  package let composedAt: Timestamp
  package let tool: ToolIdentity

  package init(
    svg: [UInt8], sha256: String, size: PixelSize, well: String, identity: PageIdentity,
    folder: Path, captures: [VerifiedCapture], composedAt: Timestamp, tool: ToolIdentity
  ) {
    self.svg = svg
    self.sha256 = sha256
    self.size = size
    self.well = well
    self.identity = identity
    self.folder = folder
    self.captures = captures
    self.composedAt = composedAt
    self.tool = tool
  }

  /// The picture as a PNG file; nil where something stands against it.
  package func png(
    from store: PictureStore, fonts: FontLibrary, in workspace: some Workspace,
    into findings: inout Findings
  ) -> [UInt8]? {
    let paths = captures.map { workspace.resolved($0.capture.path) }
    let pictures = paths.compactMap { path in store.pictures[path].map { (path, $0) } }
    // A capture that could not be decoded has its own finding.
    guard pictures.count == paths.count else { return nil }
    let preparation = PagePreparation(
      svg: svg, size: size, identity: identity, folder: folder,
      captures: Dictionary(pictures, uniquingKeysWith: { first, _ in first }), fonts: fonts)
    guard let prepared = preparation.prepare(in: workspace, into: &findings),
      let bitmap = PageRasterizer(fonts: fonts).rasterize(prepared, into: &findings)
    else { return nil }
    let text = PictureText(
      tool: tool, composedAt: composedAt, locale: identity.locale, well: well, page: sha256,
      captures: captures.map { ($0.capture.id, $0.capture.sha256) })
    do throws(RasterError) {
      return try PNGEncoder.encode(bitmap, text: text.chunks)
    } catch {
      findings.report(
        DrawingRules.undrawable, "the picture can't be encoded: \(error)",
        at: Location(file: identity.file), details: identity.details)
      return nil
    }
  }
}
