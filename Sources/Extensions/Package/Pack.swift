internal import Diagnostics
internal import Documents

/// A catalog pack: workflows with their roles, references and gates.
struct Pack: Sendable {
  /// Something of a pack that has an id.
  struct Item: Sendable {
    let id: Text?
    let node: Node

    init(_ node: Node) {
      id = node.text("id")
      self.node = node
    }
  }

  let resource: Resource
  let path: String
  let root: Node
  let id: Text?
  let workflows: [Item]
  let roles: [Item]
  let references: [Item]
  let domains: [Item]
  let areas: [Item]
  let gates: [Item]

  init(_ root: Node, resource: Resource, path: String) {
    self.resource = resource
    self.path = path
    self.root = root
    id = root.text("id")
    workflows = root.items("workflows").map(Item.init)
    roles = root.items("roles").map(Item.init)
    references = root.items("references").map(Item.init)
    domains = root.items("domains").map(Item.init)
    areas = root.items("areas").map(Item.init)
    gates = root.items("gates").map(Item.init)
  }

  var items: [Item] { domains + areas + roles + references + gates + workflows }
}
