import Diagnostics
import Documents
import Extensions

extension Verb {
  static let extensionLint = Verb(
    "extension lint", operands: "PATH…", operandCount: 1...Int.max,
    summary: "Check extension packages against the rules of their host",
    details: "PATH is a package's folder or its extension.yaml. Nothing of it is run or fetched.",
    options: [
      Option(
        "--instance", "RESOURCE=FILE", "Compare a JSON or YAML file with a schema of the package",
        repeats: true)
    ],
    run: { call in
      var instances: [SchemaInstance] = []
      for text in call.values("--instance") {
        let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2 else {
          return call.fail(
            UsageFault.rule, "--instance is RESOURCE=FILE, not '\(text)'",
            hint: "such as --instance kiosk/order=order.json")
        }
        instances.append(SchemaInstance(resource: parts[0], file: Path(parts[1])))
      }
      let linter = ExtensionLinter(workspace: Disk())
      var findings = Findings()
      for operand in call.operands {
        findings.add(linter.lint(Path(operand), instances: instances))
      }
      let count = call.operands.count
      let text = "\(count) package\(count == 1 ? "" : "s") checked\n"
      return call.finish(findings, summary: ["packages": .integer(count)], text: text)
    })
}
