internal import Documents

/// What is taken out of another package.
struct PackageImport: Sendable {
  let package: PackageReference?
  let exports: [Text]

  init(_ node: Node) {
    package = node["package"].flatMap { $0.mapping == nil ? nil : PackageReference($0) }
    exports = node.texts("exports")
  }
}
