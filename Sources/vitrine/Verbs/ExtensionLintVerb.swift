import Diagnostics
import Documents
import Extensions

extension Verb {
  static let extensionLint = Verb(
    "extension lint", operands: "PATH…", operandCount: 1...Int.max,
    summary: "Check extension packages against the rules of their host",
    details: "PATH is a package's folder or its extension.yaml. Nothing of it is run or fetched.",
    run: { call in
      let linter = ExtensionLinter(workspace: Disk())
      var findings = Findings()
      for operand in call.operands { findings.add(linter.lint(Path(operand))) }
      return call.finish(findings, summary: ["packages": .integer(call.operands.count)])
    })
}
