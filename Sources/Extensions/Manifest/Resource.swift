internal import Documents

/// A file of the package.
struct Resource: Sendable {
  enum Kind: String, Sendable, CaseIterable {
    case schema, knowledge, prompt, gate, adapter, asset, lockfile
    case catalogPack = "catalog-pack"
    case notice
  }

  let id: Text?
  let path: Text?
  let kind: Kind?

  init(_ node: Node) {
    id = node.text("id")
    path = node.text("path")
    kind = node.text("kind").flatMap { Kind(rawValue: $0.value) }
  }
}
