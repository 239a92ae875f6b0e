internal import Documents

/// `dependency-checksums.json`: the hash of a binary that a pinned package downloads.
enum DependencyChecksums {
  static let fileName = "dependency-checksums.json"

  /// The entries `xVersion` of a mapping, with their `x`.
  static func versions(in node: Node) -> [(name: String, entry: Node.Entry)] {
    let suffix = "Version"
    return (node.mapping ?? []).filter { $0.key.hasSuffix(suffix) && $0.key.count > suffix.count }
      .map { (String($0.key.dropLast(suffix.count)), $0) }
  }
}
