internal import Diagnostics

enum UndeclaredProof: PackageRule {
  static let about = RuleDescription(
    code: "proof-undeclared", severity: .note,
    summary: "a local-proof.json is no resource",
    rationale: "It is checked all the same, but snapshots hold declared files alone and lack it.",
    bad: .init("yaml", "resources: []"),
    good: .init(
      "yaml",
      """
      resources:
        - {id: kiosk/proof, path: local-proof.json, kind: asset, mediaType: application/json}
      """),
    cure: "Declare it as a resource if it shall be shipped.")

  static func check(_ package: ExtensionPackage, into findings: inout Findings) {
    for proof in package.proofs where !proof.isDeclared {
      findings.report(
        about, "'\(proof.path)' is no resource, so that snapshots lack it",
        at: package.files.place(proof.path), hint: "declare it under 'resources' to ship it")
    }
  }
}
