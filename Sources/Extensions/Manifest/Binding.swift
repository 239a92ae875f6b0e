internal import Diagnostics
internal import Documents

/// An operation of a recipe, with its implementation and its workflows.
struct Binding: Sendable {
  let operation: Text?
  let implementation: Text?
  let workflowIDs: [Text]
  /// Where the list of workflows is, if it is one.
  let workflowIDsLocation: Location?
  /// The workflow that each context is for.
  let contexts: [Text]

  init(_ node: Node) {
    operation = node.text("operation")
    implementation = node.text("implementation")
    workflowIDs = node.texts("workflowIds")
    workflowIDsLocation = node["workflowIds"].flatMap { $0.sequence == nil ? nil : $0.location }
    contexts = node.items("workflowContexts").compactMap { $0.text("workflowId") }
  }
}
