internal import Documents

/// A group of operations.
struct Capability: Sendable {
  let id: Text?
  let knowledge: [Text]
  let operations: [Operation]

  init(_ node: Node) {
    id = node.text("id")
    knowledge = node.texts("knowledge")
    operations = node.items("operations").map(Operation.init)
  }
}
