internal import Diagnostics

enum DuplicateBinding: PackageRule {
  static let about = RuleDescription(
    code: "recipe-operation-duplicate", severity: .error,
    summary: "a recipe lists an operation twice",
    rationale: "A recipe chooses one implementation of an operation.",
    bad: .init(
      "yaml",
      """
      recipes:
        - id: kiosk/day
          version: 1.0.0
          title: A day
          maturity: experimental
          workflows: [workflow.kiosk-sell]
          operations:
            - operation: kiosk/sales.sell
              implementation: kiosk/sell-by-hand
              required: true
              workflowIds: [workflow.kiosk-sell]
            - operation: kiosk/sales.sell
              implementation: kiosk/sell-by-hand
              required: false
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
          maturity: experimental
          workflows: [workflow.kiosk-sell]
          operations:
            - operation: kiosk/sales.sell
              implementation: kiosk/sell-by-hand
              required: true
              workflowIds: [workflow.kiosk-sell]
          policy: {maxRepairAttempts: 2, independentReview: true}
      """),
    cure: "Keep one of the two.")

  static func check(_ package: ExtensionPackage, into findings: inout Findings) {
    for recipe in package.manifest.recipes {
      var first: [String: Text] = [:]
      for operation in recipe.bindings.compactMap(\.operation) {
        guard let other = first[operation.value] else {
          first[operation.value] = operation
          continue
        }
        findings.report(
          about, "'\(operation.value)' is listed a second time in \(recipe.name)",
          at: operation.location, hint: "keep one of the two",
          related: [.init("it is listed here first", at: other.location)])
      }
    }
  }
}
