import Diagnostics
package import Documents
import Geometry
import Raster

/// `render`: a PNG beside every page of a composed folder and of its locales.
package struct RenderStage: Sendable {
  package let composed: Path
  /// How many pictures are drawn at once.
  package let jobs: Int
  package let tool: ToolIdentity

  package init(composed: Path, jobs: Int, tool: ToolIdentity) {
    self.composed = composed
    self.jobs = jobs
    self.tool = tool
  }

  /// Draws every page that nothing stands against; each picture is written as soon as it is whole.
  package func run(in workspace: some Workspace) async -> StageResult {
    guard workspace.kind(of: composed) != nil else { return .noFolder(composed, mode: "render") }
    var findings = Findings()
    do throws(FileTrouble) {
      let lock = try workspace.lock(composed)
      let reports = try await render(in: workspace, into: &findings)
      _ = consume lock
      return StageResult(
        mode: "render", findings: findings,
        members: [
          .init("notCaptureEvidence", true), .init("composed", .string(composed.string)),
          .init("rendered", .array(reports)),
        ])
    } catch {
      return .unwritable(mode: "render", error, findings: findings)
    }
  }

  private func render(
    in workspace: some Workspace, into findings: inout Findings
  ) async throws(FileTrouble) -> [JSONValue] {
    let folders = ComposedTree.folders(of: composed, in: workspace)
    var pages: [PageToRender] = []
    for folder in folders {
      pages += try read(folder, in: workspace, into: &findings)
    }
    let store = await PictureStore.load(
      pages.flatMap(\.captures), jobs: jobs, in: workspace, into: &findings)
    let drawn = await concurrentMap(pages, jobs: jobs) { page in
      PageRenderer(page: page, store: store, tool: tool, fonts: .system).run(in: workspace)
    }
    for result in drawn { findings.add(result.findings) }
    if let trouble = drawn.lazy.compactMap(\.trouble).first { throw trouble }
    return try record(folders, drawn, in: workspace)
  }

  private func read(
    _ folder: String, in workspace: some Workspace, into findings: inout Findings
  ) throws(FileTrouble) -> [PageToRender] {
    let path = folder == "." ? composed : composed.appending(folder)
    guard let record = Provenance.read(in: path, of: workspace, into: &findings) else { return [] }
    var pages: [PageToRender] = []
    for output in record.outputs {
      guard let locale = output.locale ?? record.locale else { continue }
      let page = PageToRender.read(
        output, locale: locale, composedAt: record.composedAt, folder: path, in: workspace,
        into: &findings)
      if let page {
        pages.append(page)
      } else {
        // A picture of a page that is no longer what was recorded is a picture of nothing.
        try workspace.remove(path.appending(PageToRender.pictureName(of: output.path)))
      }
    }
    return pages
  }

  /// Writes the record of each folder, and tells what is in it.
  private func record(
    _ folders: [String], _ drawn: [PageRenderer.Result], in workspace: some Workspace
  ) throws(FileTrouble) -> [JSONValue] {
    var reports: [JSONValue] = []
    for folder in folders {
      let path = folder == "." ? composed : composed.appending(folder)
      let outputs = drawn.compactMap { $0.folder == path ? $0.output : nil }
      reports.append(["dir": .string(folder), "outputs": .array(outputs.map(\.json))])
      let file = path.appending(RasterRecord.fileName)
      if outputs.isEmpty {
        try workspace.remove(file)
      } else {
        try workspace.write([
          OutputFile(file, RasterRecord(tool: tool, outputs: outputs).json.pretty)
        ])
      }
    }
    return reports
  }
}
