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
    let file = draw(in: workspace, into: &result.findings)
    do throws(FileTrouble) {
      guard let file else {
        // What an earlier run left there is no picture of this page.
        try workspace.remove(page.folder.appending(page.pictureName))
        return result
      }
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
    let file = page.folder.appending(page.name)
    let drawing = PageDrawing(
      svg: page.svg, sha256: page.sha256, size: page.size, well: page.well,
      identity: PageIdentity(
        file: file.string, locale: page.locale, captureIDs: page.captures.map(\.capture.id)),
      folder: workspace.resolved(file.parent), captures: page.captures,
      composedAt: page.composedAt, tool: tool)
    let artist = PageArtist(store: store, fonts: fonts, workspace: workspace)
    return drawing.picture(by: artist, into: &findings)?.file
  }
}
