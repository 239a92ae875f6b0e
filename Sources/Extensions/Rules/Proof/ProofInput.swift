internal import Diagnostics
internal import Documents

/// What became of the files that a local proof was made from, each fault under its own rule.
enum ProofInput: PackageRule {
  static let about = RuleDescription(
    code: "proof-input-mismatch", severity: .error,
    summary: "a file is not the one that a local proof was made from",
    rationale:
      "The proof is of other source: what passed then says nothing of what is shipped now.",
    bad: .init(
      "json",
      """
      {
        "schemaVersion": "b2c.native-local-proof/v1",
        "recordedAt": "2026-03-14T09:26:53Z",
        "inputs": {"notes.md": "0000000000000000000000000000000000000000000000000000000000000000"}
      }
      """),
    good: .init(
      "json",
      """
      {
        "schemaVersion": "b2c.native-local-proof/v1",
        "recordedAt": "2026-03-14T09:26:53Z",
        "inputs": {"notes.md": "68a6d1bbcd9dfe0d43d7b5a3e4c1ab1c1f4ea9a8fc8e3e3c2b1c2e5d7c7a0d0e"}
      }
      """),
    cure: "Build and test again, and record the proof anew.")

  static func check(_ package: ExtensionPackage, into findings: inout Findings) {
    for proof in package.proofs {
      for input in proof.inputs where UnsafePath.reason(input.key) == nil {
        check(input, of: proof, in: package, into: &findings)
      }
    }
  }

  private static func check(
    _ input: Node.Entry, of proof: LocalProof, in package: ExtensionPackage,
    into findings: inout Findings
  ) {
    let bytes: [UInt8]
    do {
      bytes = try package.files.read(input.key)
    } catch {
      MissingProofInput.report(input, error, in: package, into: &findings)
      return
    }
    if proof.isDeclared { UndeclaredProofInput.check(input, in: package, into: &findings) }
    guard let recorded = input.value.string, MalformedChecksums.isHash(recorded) else { return }
    let actual = SHA256.hex(of: bytes)
    guard recorded.lowercased() != actual else { return }
    findings.report(
      about, "'\(input.key)' has SHA-256 \(actual); the proof was made from \(recorded)",
      at: input.value.location, hint: "build and test again, and record the proof anew",
      details: ["actual": .string(actual), "recorded": .string(recorded)])
  }
}
