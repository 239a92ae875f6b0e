internal import Diagnostics
internal import Documents

/// A choice of implementations for operations, bound to workflows.
struct Recipe: Sendable {
  let id: Text?
  let isExperimental: Bool
  let workflows: [Text]
  /// Where the list of workflows is, if it is one.
  let workflowsLocation: Location?
  let bindings: [Binding]

  init(_ node: Node) {
    id = node.text("id")
    isExperimental = node["maturity"]?.string == "experimental"
    workflows = node.texts("workflows")
    workflowsLocation = node["workflows"].flatMap { $0.sequence == nil ? nil : $0.location }
    bindings = node.items("operations").map(Binding.init)
  }

  /// What messages call it.
  var name: String { id.map { "the recipe '\($0.value)'" } ?? "the recipe" }
}
