internal import Documents

/// A resource whose content was read.
struct ResourceDocument: Sendable {
  let resource: Resource
  /// Its path in the package.
  let path: String
  let root: Node
}
