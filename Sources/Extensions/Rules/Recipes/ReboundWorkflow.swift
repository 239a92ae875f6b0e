internal import Diagnostics

enum ReboundWorkflow: PackageRule {
  static let about = RuleDescription(
    code: "recipe-workflow-rebound", severity: .error,
    summary: "a workflow of a recipe is bound twice",
    rationale: "A workflow carries out one operation of a recipe.",
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
              workflowIds: [workflow.kiosk-sell, workflow.kiosk-sell]
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
    cure: "Bind it once.")

  static func check(_ package: ExtensionPackage, into findings: inout Findings) {
    for recipe in package.manifest.recipes {
      var first: [String: Text] = [:]
      for workflow in recipe.bindings.flatMap(\.workflowIDs) {
        guard let other = first[workflow.value] else {
          first[workflow.value] = workflow
          continue
        }
        findings.report(
          about, "'\(workflow.value)' is bound a second time in \(recipe.name)",
          at: workflow.location, hint: "bind it to one operation, once",
          related: [.init("it is bound here first", at: other.location)])
      }
    }
  }
}
