import Catalog
import Composer
import Diagnostics
import Documents
import Extensions
import Fixtures
import Settings
import Stores

/// The files that a page shows, read by what reads them in earnest.
struct ExampleFiles {
  let workspace: MemoryWorkspace
  let names: [String]

  init(_ article: Article) {
    let files = article.blocks.compactMap { block in block.file.map { ($0, block.text + "\n") } }
    names = files.map(\.0)
    workspace = MemoryWorkspace(texts: Dictionary(files) { first, _ in first })
  }

  /// What its reader finds in a file; nil where no reader is known for it.
  func findings(in name: String) throws -> Findings? {
    var findings = Findings()
    let path = Path(name)
    switch name {
    case "vitrine.yaml": _ = Project.read(path, in: workspace, into: &findings)
    case "captures.json", "example-captures.json":
      _ = CaptureManifest.read(path, in: workspace, into: &findings)
    case "wells.json": _ = WellTable.read(path, in: workspace, into: &findings)
    case "copy.json", "copy.csv", "strings/de-DE.strings", "Screenshots.xcstrings":
      let copy = Copy.read(path, in: workspace, into: &findings)
      if copy?.locales.values.contains(where: { !$0.texts.isEmpty }) != true { return nil }
    case "page.svg.tmpl": _ = Template.read(path, in: workspace, into: &findings)
    case "catalog.yaml":
      findings.add(CatalogCheck(workspace).run(CatalogRequest(path: path)).findings)
    case "release-record.json":
      _ = ReleaseRecord.load(path, namedAt: nil, in: workspace, into: &findings)
    case _ where name.hasPrefix("extension/"):
      findings.add(ExtensionLinter(workspace: workspace).lint(Path("extension")))
    case "out/provenance.json":
      _ = Provenance.read(in: path.parent, of: workspace, into: &findings)
    case "out/rasters.json", "out/report.json":
      try validate(path, against: path.stem, into: &findings)
    default: return nil
    }
    return findings
  }

  private func validate(
    _ path: Path, against schema: String, into findings: inout Findings
  ) throws {
    let file = ToolRun.package.appending("manifests/schemas/\(schema).schema.json")
    let bytes = try Disk().read(file, limit: 1 << 20)
    guard let rules = JSONReader().read(bytes, file: file.string).root,
      let root = JSONReader().read(try workspace.read(path, limit: 1 << 20), file: path.string).root
    else { throw FixtureFault("'\(path)' or its schema is no JSON") }
    for fault in JSONSchema(rules).faults(in: root) {
      findings.report(ProjectRules.invalid, fault.message, at: fault.location)
    }
  }
}
