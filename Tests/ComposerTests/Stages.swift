import Composer
import Diagnostics
import Documents
import Fixtures

/// The stages, run on a sample project as the command line runs them.
struct Stages: Sendable {
  static let tool = ToolIdentity(name: "vitrine", version: "0.0.0")
  static let moment = "2026-11-30T09:00:00Z"

  let files: SampleFiles
  var folder: TemporaryFolder { files.folder }

  init() throws { files = try SampleFiles() }

  func compose(
    captures: String = "captures.json", template: String = "page.svg.tmpl",
    wells: String = "wells.json", copy: String = "copy.json", locale: String = "en-US",
    now: String = moment, out: String = "out"
  ) -> StageResult {
    ComposeStage(
      captures: folder(captures), template: folder(template), wells: folder(wells),
      copy: folder(copy), locale: locale, now: now, out: folder(out), tool: Self.tool
    ).run(in: Disk())
  }

  func export(
    _ locales: [String] = ["de-DE"], copy: String = "copy.json", template: String? = nil,
    now: String? = nil
  ) -> StageResult {
    ExportStage(
      composed: folder("out"), locales: locales, copy: folder(copy),
      template: template.map { folder($0) }, now: now, tool: Self.tool
    ).run(in: Disk())
  }

  func render(jobs: Int = 2) async -> StageResult {
    await RenderStage(composed: folder("out"), jobs: jobs, tool: Self.tool).run(in: Disk())
  }

  func validate(wells: String = "wells.json") -> StageResult {
    ValidateStage(composed: folder("out"), wells: folder(wells)).run(in: Disk())
  }

  func build(
    _ project: String = "vitrine.yaml", out: String? = nil, jobs: Int = 2, isStrict: Bool = false
  ) async -> BuildStage.Outcome {
    let options = BuildOptions(
      project: folder(project), out: out.map { folder($0) }, jobs: jobs, isStrict: isStrict)
    return await BuildStage(options: options, share: Share(folder("share")), tool: Self.tool)
      .run(in: Disk())
  }

  /// A finding's place as `file:line`, the file seen from the sample's folder; `file` where it has no
  /// line, and nothing where it has no file.
  func place(of finding: Finding) -> String {
    guard let location = finding.location else { return "" }
    let file = Path(location.file).normalized.relative(to: folder.path).string
    return location.start.map { "\(file):\($0.line)" } ?? file
  }
}
