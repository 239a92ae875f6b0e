package import Diagnostics
package import Documents

extension StageResult {
  /// The end of a stage whose output can't be written: nothing was.
  package static func unwritable(
    mode: String, _ trouble: FileTrouble, findings: Findings
  ) -> StageResult {
    var findings = findings
    findings.report(
      ProjectRules.outputUnwritable, "nothing can be written: \(trouble)",
      details: ["path": .string(trouble.path.string)])
    return StageResult(mode: mode, findings: findings, couldNotRun: true)
  }
}
