internal import Diagnostics

enum UnmappedRecipe: PackageRule {
  static let about = RuleDescription(
    code: "recipe-unmapped", severity: .error,
    summary: "a recipe that is not experimental has no workflows, or an operation without",
    rationale:
      "The host starts a recipe by its workflows; an operation without one would never run.",
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
              workflowIds: []
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
    cure: "Map the operation to workflows, or set the recipe's maturity to experimental.")

  static func check(_ package: ExtensionPackage, into findings: inout Findings) {
    for recipe in package.manifest.recipes where !recipe.isExperimental {
      if recipe.workflows.isEmpty, let location = recipe.workflowsLocation {
        findings.report(
          about, "\(recipe.name) is not experimental and has no workflows", at: location,
          hint: "list its workflows, or set its maturity to 'experimental'")
      }
      for binding in recipe.bindings where binding.workflowIDs.isEmpty {
        guard let location = binding.workflowIDsLocation else { continue }
        let operation = binding.operation.map { "'\($0.value)'" } ?? "an operation"
        findings.report(
          about, "\(operation) has no workflow in \(recipe.name), which is not experimental",
          at: location, hint: "map it to one of the recipe's workflows")
      }
    }
  }
}
