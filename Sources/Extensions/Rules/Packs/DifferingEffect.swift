internal import Diagnostics

enum DifferingEffect: PackageRule {
  static let about = RuleDescription(
    code: "workflow-effect-differs", severity: .warning,
    summary: "a workflow's action_class is not the effect of the operation that it is bound to",
    rationale:
      "The host asks for approval by the one and records the other. A missing action_class is draft.",
    bad: .init(
      "yaml",
      """
      # pack.yaml
      workflows:
        - id: workflow.kiosk-sell
          instructions: Sell it
          role_id: role.kiosk-clerk
          action_class: publish
      """),
    good: .init(
      "yaml",
      """
      # pack.yaml
      workflows:
        - id: workflow.kiosk-sell
          instructions: Sell it
          role_id: role.kiosk-clerk
          action_class: draft
      """),
    cure: "Let both say the stronger of the two.")

  static func check(_ package: ExtensionPackage, into findings: inout Findings) {
    let effects = Dictionary(
      package.manifest.operations.compactMap { operation in
        operation.id.flatMap { id in operation.effect.map { (id.value, $0) } }
      }, uniquingKeysWith: { first, _ in first })
    let workflows = Dictionary(
      package.listedPacks.flatMap(\.workflows).compactMap { item in
        item.id.map { ($0.value, item) }
      }, uniquingKeysWith: { first, _ in first })
    for binding in package.manifest.recipes.flatMap(\.bindings) {
      guard let operation = binding.operation, let effect = effects[operation.value] else {
        continue
      }
      for id in binding.workflowIDs {
        guard let workflow = workflows[id.value] else { continue }
        compare(workflow, with: effect, of: operation, into: &findings)
      }
    }
  }

  private static func compare(
    _ workflow: Pack.Item, with effect: Text, of operation: Text, into findings: inout Findings
  ) {
    guard let id = workflow.id, ManifestShape.effects.contains(effect.value) else { return }
    let action = workflow.node.text("action_class")
    let value = action?.value ?? "draft"
    guard value != effect.value, ManifestShape.effects.contains(value) else { return }
    let says = action == nil ? "has no action_class, so 'draft'," : "has action_class '\(value)',"
    findings.report(
      about,
      "'\(id.value)' \(says) and its operation '\(operation.value)' effect '\(effect.value)'",
      at: action?.location ?? id.location, hint: "let both say the stronger of the two",
      related: [.init("the operation's effect is here", at: effect.location)])
  }
}
