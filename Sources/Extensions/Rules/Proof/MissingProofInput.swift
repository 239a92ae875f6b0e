internal import Diagnostics
internal import Documents

enum MissingProofInput {
  static let about = RuleDescription(
    code: "proof-input-missing", severity: .error,
    summary: "a file that a local proof was made from is not there",
    rationale: "What was proved is not what is shipped.",
    bad: .init(
      "json",
      """
      {
        "schemaVersion": "b2c.native-local-proof/v1",
        "recordedAt": "2026-03-14T09:26:53Z",
        "inputs": {"note.md": "0000000000000000000000000000000000000000000000000000000000000000"}
      }
      """),
    good: .init(
      "json",
      """
      {
        "schemaVersion": "b2c.native-local-proof/v1",
        "recordedAt": "2026-03-14T09:26:53Z",
        "inputs": {}
      }
      """),
    cure: "Build and test again, and record the proof anew.")

  static func report(
    _ input: Node.Entry, _ trouble: FileTrouble, in package: ExtensionPackage,
    into findings: inout Findings
  ) {
    let near = didYouMean(input.key, among: package.present)
    let what =
      if case .missing = trouble { "there is no file '\(input.key)'" } else { trouble.description }
    findings.report(
      about, "\(what), which the proof was made from", at: input.keyLocation,
      hint: near ?? "build and test again, and record the proof anew")
  }
}
