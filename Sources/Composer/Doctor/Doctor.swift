package import Diagnostics
package import Documents
import Raster

/// `doctor`: what this machine has and lacks for building, all told or for one project.
package struct Doctor: Sendable {
  /// The project file or its folder; nil to look at the machine alone.
  package let project: Path?
  package let share: Share
  package let tool: ToolIdentity

  package init(project: Path?, share: Share, tool: ToolIdentity) {
    self.project = project
    self.share = share
    self.tool = tool
  }

  /// What it found out.
  package struct Outcome: Sendable {
    package let findings: Findings
    package let summary: JSONValue
    /// The same for people.
    package let text: String
  }

  /// Looks at everything; nothing is written.
  package func run(in workspace: some Workspace) -> Outcome {
    var findings = Findings()
    let hasShare = checkShare(in: workspace, into: &findings)
    let known = project.flatMap { Project.read($0, in: workspace, into: &findings) }
    var fonts = FontExamination(known, in: workspace)
    fonts.run(in: workspace)
    findings.add(fonts.findings)
    let output = known?.output ?? Path("out")
    let obstacle = workspace.obstacle(toWritingIn: output)
    if let obstacle {
      findings.report(
        ProjectRules.outputUnwritable, "'\(output)' can't be written: \(obstacle)",
        at: Location(file: output.string), hint: ProjectRules.outputUnwritable.cure,
        severity: known == nil ? .warning : .error)
    }
    let machine = MachineReport(
      tool: tool, share: share.folder, hasShare: hasShare, output: output,
      canWrite: obstacle == nil, scripts: fonts.scripts)
    return Outcome(findings: findings, summary: machine.json, text: machine.text)
  }

  private func checkShare(in workspace: some Workspace, into findings: inout Findings) -> Bool {
    let isThere =
      workspace.kind(of: workspace.resolved(share.wells)) == .file
      && workspace.kind(of: workspace.resolved(share.templates)) == .folder
    if !isThere {
      findings.report(
        DoctorRules.share, "'\(share.folder)' holds no templates and wells.json",
        at: Location(file: share.folder.string), hint: DoctorRules.share.cure)
    }
    return isThere
  }
}
