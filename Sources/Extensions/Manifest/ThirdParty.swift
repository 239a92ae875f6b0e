internal import Documents

/// A credit to somebody whose work the package carries.
struct ThirdParty: Sendable {
  let id: Text?
  let notice: Text?
  let covers: [Text]

  init(_ node: Node) {
    id = node.text("id")
    notice = node.text("notice")
    covers = node.texts("covers")
  }
}
