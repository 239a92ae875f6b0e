import ContactSheet
import Diagnostics
import Documents

/// The records that a build leaves beside its pictures.
struct BuildRecords {
  let out: Path
  let options: BuildOptions
  let tool: ToolIdentity
  let fonts: [Copy.Font]
  let pictures: [BuiltPicture]
  /// What a build of a part leaves of an earlier one.
  let kept: [PreviousBuild.Entry]
  let report: Report
  /// The project's name.
  let title: String

  /// provenance.json, rasters.json, report.json and the contact sheet.
  func files(in workspace: some Workspace) -> [OutputFile] {
    let rasters = RasterRecord(
      tool: tool,
      outputs: (pictures.map(\.raster) + kept.map(\.raster)).sorted { $0.path < $1.path })
    let sheet = ContactSheet(title, pictures, of: report, out: out)
    return [
      OutputFile(out.appending("index.html"), sheet.html),
      OutputFile(out.appending("report.json"), report.json.pretty),
      OutputFile(out.appending(RasterRecord.fileName), rasters.json.pretty),
      OutputFile(out.appending(Provenance.fileName), provenance(in: workspace).json.pretty),
    ]
  }

  private func provenance(in workspace: some Workspace) -> Provenance {
    let folder = workspace.resolved(out)
    return Provenance(
      composedAt: options.now, template: nil, tool: tool, locale: nil,
      outputs: (kept.map(\.page) + pages(in: folder, of: workspace)).sorted { $0.path < $1.path },
      fonts: fonts)
  }

  private func pages(in folder: Path, of workspace: some Workspace) -> [Provenance.Output] {
    pictures.map { picture in
      Provenance.Output(
        path: picture.page.svgName, size: picture.page.size, well: picture.page.well,
        sha256: picture.raster.from.sha256,
        sources: picture.page.sources.map { $0.record(from: folder, in: workspace) },
        locale: picture.page.locale,
        template: Provenance.FileRecord(
          path: workspace.resolved(picture.plan.template.path).relative(to: folder).string,
          sha256: picture.plan.template.sha256), location: nil)
    }
  }
}
