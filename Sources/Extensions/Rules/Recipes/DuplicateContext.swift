internal import Diagnostics

enum DuplicateContext: PackageRule {
  static let about = RuleDescription(
    code: "recipe-context-duplicate", severity: .error,
    summary: "an operation has two contexts for one workflow",
    rationale: "The host takes one and drops the other.",
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
              workflowIds: [workflow.kiosk-sell]
              workflowContexts:
                - workflowId: workflow.kiosk-sell
                  instructions: neutral
                  roleInstructions: neutral
                  neutralReferenceIds: []
                  providerReferenceIds: []
                  neutralContextPackIds: []
                  providerContextPackIds: []
                - workflowId: workflow.kiosk-sell
                  instructions: neutral
                  roleInstructions: neutral
                  neutralReferenceIds: []
                  providerReferenceIds: []
                  neutralContextPackIds: []
                  providerContextPackIds: []
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
              workflowContexts:
                - workflowId: workflow.kiosk-sell
                  instructions: neutral
                  roleInstructions: neutral
                  neutralReferenceIds: []
                  providerReferenceIds: []
                  neutralContextPackIds: []
                  providerContextPackIds: []
          policy: {maxRepairAttempts: 2, independentReview: true}
      """),
    cure: "Keep one of the two.")

  static func check(_ package: ExtensionPackage, into findings: inout Findings) {
    for binding in package.manifest.recipes.flatMap(\.bindings) {
      var first: [String: Text] = [:]
      for context in binding.contexts {
        guard let other = first[context.value] else {
          first[context.value] = context
          continue
        }
        findings.report(
          about, "'\(context.value)' has a second context here", at: context.location,
          hint: "keep one of the two", related: [.init("the first is here", at: other.location)])
      }
    }
  }
}
