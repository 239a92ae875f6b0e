internal import Diagnostics
internal import Documents

/// The folder of a package: the only way to its files.
struct PackageFiles: Sendable {
  /// The most bytes that a file of a package may have: 32 MiB, the host's limit.
  static let largestFile = 32 << 20
  /// The most bytes of a file that is read as YAML: its nodes take many times its size.
  static let largestYAML = 8 << 20
  static let manifestName = "extension.yaml"

  let root: Path
  let workspace: any Workspace

  /// The path of a file as findings name it.
  func label(_ relative: String) -> String { root.appending(relative).string }

  /// A file as a whole, as a place of findings.
  func place(_ relative: String) -> Location { Location(file: label(relative)) }

  func read(_ relative: String, limit: Int = largestFile) throws(FileTrouble) -> [UInt8] {
    try workspace.read(relative, inside: root, limit: limit)
  }

  func size(of relative: String) throws(FileTrouble) -> Int {
    try workspace.size(of: relative, inside: root)
  }
}
