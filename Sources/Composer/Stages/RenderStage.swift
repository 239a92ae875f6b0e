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
    let folders = ComposedTree.folders(of: composed, in: workspace)
    var pages: [PageToRender] = []
    for folder in folders {
      pages += read(folder, in: workspace, into: &findings)
    }
    let store = await PictureStore.load(
      pages.flatMap(\.captures), jobs: jobs, in: workspace, into: &findings)
    let drawn = await concurrentMap(pages, jobs: jobs) { page in
      PageRenderer(page: page, store: store, tool: tool, fonts: .system).run(in: workspace)
    }
    for result in drawn { findings.add(result.findings) }
    if let trouble = drawn.lazy.compactMap(\.trouble).first {
      return .unwritable(mode: "render", trouble, findings: findings)
    }
    return record(folders, drawn, in: workspace, findings: findings)
  }

  private func read(
    _ folder: String, in workspace: some Workspace, into findings: inout Findings
  ) -> [PageToRender] {
    let path = folder == "." ? composed : composed.appending(folder)
    guard let record = Provenance.read(in: path, of: workspace, into: &findings) else { return [] }
    return record.outputs.compactMap { output in
      guard let locale = output.locale ?? record.locale else { return nil }
      return PageToRender.read(
        output, locale: locale, composedAt: record.composedAt, folder: path, in: workspace,
        into: &findings)
    }
  }

  private func record(
    _ folders: [String], _ drawn: [PageRenderer.Result], in workspace: some Workspace,
    findings: Findings
  ) -> StageResult {
    var reports: [JSONValue] = []
    for folder in folders {
      let path = folder == "." ? composed : composed.appending(folder)
      let outputs = drawn.compactMap { $0.folder == path ? $0.output : nil }
      let record = RasterRecord(tool: tool, outputs: outputs)
      reports.append(["dir": .string(folder), "outputs": .array(outputs.map(\.json))])
      guard !outputs.isEmpty else { continue }
      do throws(FileTrouble) {
        try workspace.write([
          OutputFile(path.appending(RasterRecord.fileName), record.json.pretty)
        ])
      } catch {
        return .unwritable(mode: "render", error, findings: findings)
      }
    }
    return StageResult(
      mode: "render", findings: findings,
      members: [
        .init("notCaptureEvidence", true), .init("composed", .string(composed.string)),
        .init("rendered", .array(reports)),
      ])
  }
}
