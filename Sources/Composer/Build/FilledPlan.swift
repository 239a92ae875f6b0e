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

  init(
    plan: PlannedPage, page: FilledPage, out: Path, now: Timestamp, tool: ToolIdentity,
    in workspace: some Workspace
  ) {
    self.plan = plan
    self.page = page
    self.out = out
    let file = out.appending(page.svgName)
    drawing = PageDrawing(
      svg: page.svg, sha256: SHA256.hex(of: page.svg), size: page.size, well: page.well,
      identity: PageIdentity(
        file: file.string, locale: page.locale, captureIDs: page.sources.map(\.capture.id)),
      folder: workspace.resolved(file.parent), captures: page.sources, composedAt: now,
      tool: tool, layers: page.layers)
    let texts = drawing.text.chunks.flatMap { [$0.keyword, $0.value] }
    let layers = [page.layers?.base, page.layers?.words].map { $0.map { SHA256.hex(of: $0) } ?? "" }
    signature = SHA256.hex(
      of: Array(
        ([plan.place, page.size.description] + layers + texts).joined(separator: "\n").utf8))
  }

  /// The picture that was drawn of it.
  func built(_ picture: PagePicture, canBeKept: Bool) -> BuiltPicture {
    built(
      digest: SHA256.hex(of: picture.file), byteCount: picture.file.count, look: picture.look,
      fonts: picture.fonts, canBeKept: canBeKept, kept: nil)
  }

  /// The picture as it is remembered, where it was made from the same things and is still there.
  func kept(from memory: PictureMemory, in workspace: some Workspace) -> BuiltPicture? {
    guard let entry = memory.entry(at: plan.place, signature: signature, in: workspace),
      let look = entry.look
    else { return nil }
    return built(
      digest: entry.picture.sha256, byteCount: entry.byteCount, look: look, fonts: entry.fonts,
      canBeKept: true, kept: entry)
  }

  private func built(
    digest: String, byteCount: Int, look: PictureLook, fonts: [FontFace], canBeKept: Bool,
    kept: PictureMemory.Entry?
  ) -> BuiltPicture {
    BuiltPicture(
      plan: plan, page: page, fonts: fonts,
      raster: RasterRecord.Output(
        path: plan.place, size: page.size, well: page.well, sha256: digest,
        from: Provenance.FileRecord(path: page.svgName, sha256: drawing.sha256)),
      facts: PictureFacts(
        made: page.size, byteCount: byteCount, digest: digest, texts: drawing.text.chunks,
        look: look),
      signature: signature, canBeKept: canBeKept, kept: kept)
  }
}
