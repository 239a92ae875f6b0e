internal import Diagnostics

enum ForeignWorkflow: PackageRule {
  static let about = RuleDescription(
    code: "recipe-workflow-foreign", severity: .error,
    summary: "an operation is mapped to a workflow that is not among its recipe's",
    rationale: "The host looks workflows up in the list of the recipe.",
    bad: .init(
      "yaml",
      """
      recipes:
        - id: kiosk/day
          version: 1.0.0
          title: A day
          workflows: [workflow.kiosk-sell]
          operations:
            - operation: kiosk/sales.sell
              implementation: kiosk/sell-by-hand
              required: true
              workflowIds: [workflow.kiosk-sale]
          policy: {maxRepairAttempts: 2, independentReview: true}
      """),
    good: .init(
      "yaml",
      """
      recipes:
        - id: kiosk/day
          version: 1.0.0
          title: A day
          workflows: [workflow.kiosk-sell]
          operations:
            - operation: kiosk/sales.sell
              implementation: kiosk/sell-by-hand
              required: true
              workflowIds: [workflow.kiosk-sell]
          policy: {maxRepairAttempts: 2, independentReview: true}
      """),
    cure: "Correct the workflow, or add it to the recipe's list.")

  static func check(_ package: ExtensionPackage, into findings: inout Findings) {
    for recipe in package.manifest.recipes {
      let known = recipe.workflows.map(\.value)
      for workflow in recipe.bindings.flatMap(\.workflowIDs) where !known.contains(workflow.value) {
        findings.report(
          about, "'\(workflow.value)' is no workflow of \(recipe.name)", at: workflow.location,
          hint: didYouMean(workflow.value, among: known) ?? "add it to the recipe's 'workflows'",
          related: recipe.workflowsLocation.map { [.init("its workflows are here", at: $0)] } ?? [])
      }
    }
  }
}
