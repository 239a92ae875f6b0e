import Diagnostics
import Documents
import Geometry
import Raster

/// Draws one page of a composed folder and writes its picture.
struct PageRenderer {
  let page: PageToRender
  let store: PictureStore
  let tool: ToolIdentity
  let fonts: FontLibrary

  /// What came of a page.
  struct Result {
    let folder: Path
    /// The picture; nil where there is none.
    var output: RasterRecord.Output?
    var findings = Findings()
    /// Why the picture could not be written.
    var trouble: FileTrouble?
  }

  func run(in workspace: some Workspace) -> Result {
    var result = Result(folder: page.folder)
    guard let file = draw(in: workspace, into: &result.findings) else { return result }
    do throws(FileTrouble) {
      try workspace.write([OutputFile(page.folder.appending(page.pictureName), file)])
      result.output = RasterRecord.Output(
        path: page.pictureName, size: page.size, well: page.well, sha256: SHA256.hex(of: file),
        from: Provenance.FileRecord(path: page.name, sha256: page.sha256))
    } catch {
      result.trouble = error
    }
    return result
  }

  private func draw(in workspace: some Workspace, into findings: inout Findings) -> [UInt8]? {
    let identity = PageIdentity(
      file: page.folder.appending(page.name).string, locale: page.locale,
      captureIDs: page.captures.map(\.capture.id))
    // A capture that could not be decoded has its own finding.
    guard page.captures.allSatisfy({ store.pictures[workspace.resolved($0.capture.path)] != nil })
    else { return nil }
    let preparation = PagePreparation(
      svg: page.svg, size: page.size, identity: identity,
      folder: workspace.resolved(page.folder.appending(page.name).parent),
      captures: captures(in: workspace), fonts: fonts)
    guard let prepared = preparation.prepare(in: workspace, into: &findings),
      let bitmap = PageRasterizer(fonts: fonts).rasterize(prepared, into: &findings)
    else { return nil }
    let text = PictureText(
      tool: tool, composedAt: page.composedAt, locale: page.locale, well: page.well,
      page: page.sha256, captures: page.captures.map { ($0.capture.id, $0.capture.sha256) })
    do throws(RasterError) {
      return try PNGEncoder.encode(bitmap, text: text.chunks)
    } catch {
      findings.report(
        DrawingRules.undrawable, "the picture can't be encoded: \(error)",
        at: Location(file: identity.file), details: identity.details)
      return nil
    }
  }

  /// The pictures that this page may show: those that its record names.
  private func captures(in workspace: some Workspace) -> [Path: EmbeddedImage] {
    let paths = page.captures.map { workspace.resolved($0.capture.path) }
    return Dictionary(
      paths.compactMap { path in store.pictures[path].map { (path, $0) } },
      uniquingKeysWith: { first, _ in first })
  }
}
