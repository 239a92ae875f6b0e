internal import Documents

/// `local-proof.json`: what was built and tried, from which files, on somebody's machine.
struct LocalProof: Sendable {
  static let fileName = "local-proof.json"
  static let schemaVersion = "b2c.native-local-proof/v1"

  /// Its path in the package.
  let path: String
  let isDeclared: Bool
  let root: Node

  /// The files that it was made from, by path, with the hash that it has of each.
  var inputs: [Node.Entry] { Node.lastOfEach(root["inputs"]?.mapping ?? []) }
}
