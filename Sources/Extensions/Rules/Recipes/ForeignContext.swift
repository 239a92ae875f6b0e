internal import Diagnostics

enum ForeignContext: PackageRule {
  static let about = RuleDescription(
    code: "recipe-context-foreign", severity: .error,
    summary: "a workflow context is for a workflow that its operation is not mapped to",
    rationale: "The host would never use it.",
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
                - workflowId: workflow.kiosk-close
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
    cure: "Correct its workflowId.")

  static func check(_ package: ExtensionPackage, into findings: inout Findings) {
    for binding in package.manifest.recipes.flatMap(\.bindings) {
      let known = binding.workflowIDs.map(\.value)
      for context in binding.contexts where !known.contains(context.value) {
        findings.report(
          about, "the context is for '\(context.value)', which its operation is not mapped to",
          at: context.location,
          hint: didYouMean(context.value, among: known)
            ?? "add it to the operation's 'workflowIds'",
          related: binding.workflowIDsLocation.map {
            [.init("the operation's workflows are here", at: $0)]
          } ?? [])
      }
    }
  }
}
