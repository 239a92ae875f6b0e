import Diagnostics
package import Documents
/// stub
package struct RenderStage: Sendable {
  package init(composed: Path, jobs: Int, tool: ToolIdentity) {}
  package func run(in workspace: some Workspace) async -> StageResult { StageResult(mode: "render", findings: Findings()) }
}
extension Copy {
  static func readStringsFolder(_ p: Path, in w: some Workspace, into f: inout Findings) -> Copy? { nil }
  static func readCatalog(_ p: Path, in w: some Workspace, into f: inout Findings) -> Copy? { nil }
  static func readStrings(_ p: Path, in w: some Workspace, into f: inout Findings) -> Copy? { nil }
}
