import Diagnostics
package import Documents
import Geometry
import Stores

/// `validate`: a composed folder and its locales against their records, their files and the wells.
package struct ValidateStage: Sendable {
  package let composed: Path
  package let wells: Path

  package init(composed: Path, wells: Path) {
    self.composed = composed
    self.wells = wells
  }

  /// Checks everything; writes nothing.
  package func run(in workspace: some Workspace) -> StageResult {
    var findings = Findings()
    let table = WellTable.read(wells, in: workspace, into: &findings)
    table?.reportIfPartial(at: Location(file: wells.string), into: &findings)
    guard workspace.kind(of: composed) != nil else { return .noFolder(composed, mode: "validate") }
    var checked: [JSONValue] = []
    var used: [Well] = []
    for folder in ComposedTree.folders(of: composed, in: workspace) {
      var faults = Findings()
      let check = FolderCheck(folder: composed.appending(folder), table: table)
      let counts = check.run(in: workspace, used: &used, into: &faults)
      for finding in faults.all { findings.add(finding.adding(["dir": .string(folder)])) }
      checked.append([
        "dir": .string(folder), "outputs": .integer(counts.outputs),
        "captures": .integer(counts.captures),
      ])
    }
    if let table { WellChoice(table).reportUncited(used, into: &findings) }
    return StageResult(
      mode: "validate", findings: findings,
      members: [.init("notCaptureEvidence", true), .init("checked", .array(checked))])
  }
}

/// The folders of a composed tree.
enum ComposedTree {
  /// The folder itself (`.`), then each below `locales/`, by name.
  static func folders(of composed: Path, in workspace: some Workspace) -> [String] {
    let locales = composed.appending("locales")
    let names = (try? workspace.names(in: locales)) ?? []
    return ["."]
      + names.filter { workspace.kind(of: locales.appending($0)) == .folder }.map {
        "locales/\($0)"
      }
  }
}
