internal import Diagnostics

enum UnknownPackReference: PackageRule {
  static let about = RuleDescription(
    code: "pack-reference-unknown", severity: .error,
    summary: "a workflow names a role or a reference that its pack does not have",
    rationale: "The host loads a pack by itself: what a workflow names has to be in the same pack.",
    bad: .init(
      "yaml",
      """
      # pack.yaml
      workflows:
        - {id: workflow.kiosk-sell, instructions: Sell it, role_id: role.kiosk-clark}
      """),
    good: .init(
      "yaml",
      """
      # pack.yaml
      workflows:
        - {id: workflow.kiosk-sell, instructions: Sell it, role_id: role.kiosk-clerk}
      """),
    cure: "Correct the id, or add what it names to the pack.")

  static func check(_ package: ExtensionPackage, into findings: inout Findings) {
    for pack in package.packs {
      let roles = pack.roles.compactMap(\.id?.value)
      let references = pack.references.compactMap(\.id?.value)
      for workflow in pack.workflows {
        if let role = workflow.node.text("role_id") {
          check(role, among: roles, of: "role", into: &findings)
        }
        for reference in workflow.node.texts("reference_ids") {
          check(reference, among: references, of: "reference", into: &findings)
        }
      }
    }
  }

  private static func check(
    _ id: Text, among known: [String], of kind: String, into findings: inout Findings
  ) {
    guard !known.contains(id.value) else { return }
    findings.report(
      about, "the pack has no \(kind) '\(id.value)'", at: id.location,
      hint: didYouMean(id.value, among: known) ?? "add it to the pack's '\(kind)s'")
  }
}
