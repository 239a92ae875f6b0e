import Documents
import Geometry
import Listing
import Raster
import Stores

/// A planned page that has been filled: all is known of it but its pixels.
struct FilledPlan: Sendable {
  let plan: PlannedPage
  let page: FilledPage
  /// The output folder.
  let out: Path
  let drawing: PageDrawing
  /// All that decides what the picture looks like and says of itself, but the tool, its libraries and
  /// the fonts; as a digest.
  let signature: String

  /// What the pages of its locale were filled from, as a digest; nil where something was found.
  let order: String?

  init(
    plan: PlannedPage, page: FilledPage, order: String?, pool: BasePool, out: Path,
    now: Timestamp, tool: ToolIdentity, in workspace: some Workspace
  ) {
    self.plan = plan
    // The texts are in the drawing.
    self.page = page.emptied
    self.order = order
    self.out = out
    let file = out.appending(page.svgName)
    drawing = PageDrawing(
      svg: page.svg, sha256: SHA256.hex(of: page.svg), size: page.size, well: page.well,
      identity: PageIdentity(
        file: file.string, locale: page.locale, captureIDs: page.sources.map(\.capture.id)),
      folder: workspace.resolved(file.parent), captures: page.sources, composedAt: now,
      tool: tool, layers: page.layers.map(pool.pooled))
    let texts = drawing.text.chunks.flatMap { [$0.keyword, $0.value] }
    let layers = [page.layers?.base, page.layers?.words].map { $0.map { SHA256.hex(of: $0) } ?? "" }
    signature = SHA256.hex(
      of: Array(
        ([plan.place, page.size.description] + layers + texts).joined(separator: "\n").utf8))
  }

  /// The picture that was drawn of it, and has just been written.
  func built(
    _ picture: PagePicture, canBeKept: Bool, in workspace: some Workspace
  ) -> BuiltPicture {
    let digest = SHA256.hex(of: picture.file)
    let files = (
      page: WrittenFile(out.appending(page.svgName), sha256: drawing.sha256, in: workspace),
      picture: WrittenFile(out.appending(plan.place), sha256: digest, in: workspace)
    )
    return BuiltPicture(
      plan: plan, page: page, fonts: picture.fonts,
      raster: plan.raster(digest: digest, page: drawing.sha256),
      facts: PictureFacts(
        made: page.size, byteCount: picture.file.count, digest: digest,
        texts: drawing.text.chunks, look: picture.look),
      files: files, signature: signature, order: order, canBeKept: canBeKept, kept: nil)
  }
}

extension PlannedPage {
  /// The picture as it is remembered; nil where the memory is not what it should be.
  func kept(
    _ entry: PictureMemory.Entry, order: String?, now: Timestamp, tool: ToolIdentity
  ) -> BuiltPicture? {
    guard let look = entry.look else { return nil }
    let digest = entry.picture.sha256
    let text = PictureText(
      tool: tool, composedAt: now, locale: locale, well: well.id, page: entry.page.sha256,
      captures: captures.map { ($0.capture.id, $0.capture.sha256) })
    return BuiltPicture(
      plan: self,
      page: FilledPage(
        stem: stem, svg: [], size: well.size, well: well.id, locale: locale, sources: captures),
      fonts: entry.fonts, raster: raster(digest: digest, page: entry.page.sha256),
      facts: PictureFacts(
        made: well.size, byteCount: entry.byteCount, digest: digest, texts: text.chunks,
        look: look),
      files: (entry.page, entry.picture), signature: entry.signature, order: order, canBeKept: true,
      kept: entry)
  }

  fileprivate func raster(digest: String, page: String) -> RasterRecord.Output {
    RasterRecord.Output(
      path: place, size: well.size, well: well.id, sha256: digest,
      from: Provenance.FileRecord(path: "\(stem).svg", sha256: page))
  }
}
