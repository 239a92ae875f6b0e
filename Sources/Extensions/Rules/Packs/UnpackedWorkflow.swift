internal import Diagnostics

enum UnpackedWorkflow: PackageRule {
  static let about = RuleDescription(
    code: "recipe-workflow-unpacked", severity: .error,
    summary: "a recipe lists a workflow that no pack of the package has",
    rationale: """
      The host starts workflows out of the packs that catalogPacks names. An experimental recipe is not \
      started, so that there it is a note.
      """,
    bad: .init(
      "yaml",
      """
      # pack.yaml
      workflows: []
      """),
    good: .init(
      "yaml",
      """
      # pack.yaml
      workflows:
        - {id: workflow.kiosk-sell, instructions: Sell it, role_id: role.kiosk-clerk}
      """),
    cure: "Correct the workflow, add it to a pack, or list the pack under catalogPacks.")

  static func check(_ package: ExtensionPackage, into findings: inout Findings) {
    // A pack that could not be read may have it.
    guard package.hasAllPacks else { return }
    let known = package.listedPacks.flatMap(\.workflows).compactMap(\.id?.value)
    let unlisted = Set(package.packs.flatMap(\.workflows).compactMap(\.id?.value))
    for recipe in package.manifest.recipes {
      for workflow in recipe.workflows where !known.contains(workflow.value) {
        let hint =
          unlisted.contains(workflow.value)
          ? "list its pack under 'catalogPacks'"
          : didYouMean(workflow.value, among: known) ?? "add it to a pack"
        findings.report(
          about, "no pack of the package has the workflow '\(workflow.value)'",
          at: workflow.location, hint: hint, severity: recipe.isExperimental ? .note : .error)
      }
    }
  }
}
