internal import Diagnostics
internal import Documents

enum UndeclaredProofInput {
  static let about = RuleDescription(
    code: "proof-input-undeclared", severity: .warning,
    summary: "a declared local proof was made from a file that is no resource",
    rationale: "A snapshot holds the proof and lacks the file, and can't be verified.",
    bad: .init(
      "json",
      """
      {
        "schemaVersion": "b2c.native-local-proof/v1",
        "recordedAt": "2026-03-14T09:26:53Z",
        "inputs": {"spare.md": "0000000000000000000000000000000000000000000000000000000000000000"}
      }
      """),
    good: .init(
      "json",
      """
      {
        "schemaVersion": "b2c.native-local-proof/v1",
        "recordedAt": "2026-03-14T09:26:53Z",
        "inputs": {"notes.md": "0000000000000000000000000000000000000000000000000000000000000000"}
      }
      """),
    cure: "Declare the file as a resource.")

  static func check(
    _ input: Node.Entry, in package: ExtensionPackage, into findings: inout Findings
  ) {
    guard package.resource(at: input.key) == nil else { return }
    findings.report(
      about, "'\(input.key)' is no resource, so that a snapshot lacks it", at: input.keyLocation,
      hint: "declare it under 'resources'")
  }
}
