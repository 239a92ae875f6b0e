internal import Documents

/// A service that implementations work with.
struct Provider: Sendable {
  let id: Text?

  init(_ node: Node) {
    id = node.text("id")
  }
}
