internal import Diagnostics
internal import Documents

enum EmptyGate: PackageRule {
  static let about = RuleDescription(
    code: "pack-gate-empty", severity: .error,
    summary: "a gate has neither a script nor a command manifest",
    rationale: "A gate with nothing to run would pass everything.",
    bad: .init(
      "yaml",
      """
      # pack.yaml
      gates:
        - {id: gate.kiosk-count, audit: required}
      """),
    good: .init(
      "yaml",
      """
      # pack.yaml
      gates:
        - {id: gate.kiosk-count, audit: required, script_path: count.sh}
      """),
    cure: "Add 'script_path' or 'command_manifest_path'.")

  static func check(_ package: ExtensionPackage, into findings: inout Findings) {
    for gate in package.packs.flatMap(\.gates) {
      guard gate.node["script_path"] == nil, gate.node["command_manifest_path"] == nil else {
        continue
      }
      let name = gate.id.map { "the gate '\($0.value)'" } ?? "the gate"
      findings.report(
        about, "\(name) has neither a script nor a command manifest",
        at: gate.id?.location ?? gate.node.location,
        hint: "add 'script_path' or 'command_manifest_path'")
    }
  }
}
