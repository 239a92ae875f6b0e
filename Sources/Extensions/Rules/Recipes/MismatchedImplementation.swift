internal import Diagnostics

enum MismatchedImplementation: PackageRule {
  static let about = RuleDescription(
    code: "recipe-implementation-mismatch", severity: .error,
    summary: "a recipe binds an operation to an implementation of another operation",
    rationale: "The host would run something else than what was asked for.",
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
              implementation: kiosk/close-by-hand
              required: true
              workflowIds: [workflow.kiosk-sell]
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
    cure: "Name an implementation of the operation.")

  static func check(_ package: ExtensionPackage, into findings: inout Findings) {
    let implemented = Dictionary(
      package.manifest.implementations.compactMap { implementation in
        implementation.id.flatMap { id in implementation.operation.map { (id.value, $0) } }
      }, uniquingKeysWith: { first, _ in first })
    for binding in package.manifest.recipes.flatMap(\.bindings) {
      guard let operation = binding.operation, let chosen = binding.implementation,
        let actual = implemented[chosen.value], actual.value != operation.value
      else { continue }
      let fitting = implemented.filter { $0.value.value == operation.value }.keys.sorted()
      findings.report(
        about, "'\(chosen.value)' implements '\(actual.value)', not '\(operation.value)'",
        at: chosen.location,
        hint: fitting.isEmpty
          ? "the package has no implementation of it" : "use \(fitting.joined(separator: " or "))",
        related: [.init("it names its operation here", at: actual.location)])
    }
  }
}
