internal import Documents

/// Something that can be done, with the schemas of what goes in, comes out and proves it.
struct Operation: Sendable {
  let id: Text?
  let inputSchema: Text?
  let outputSchema: Text?
  let evidenceSchema: Text?
  let effect: Text?

  init(_ node: Node) {
    id = node.text("id")
    inputSchema = node.text("inputSchema")
    outputSchema = node.text("outputSchema")
    evidenceSchema = node.text("evidenceSchema")
    effect = node.text("effect")
  }
}
