public import Documents

/// A file that is to be compared with a schema of a package.
public struct SchemaInstance: Sendable {
  /// The id of the schema resource.
  public let resource: String
  /// The file, JSON or YAML.
  public let file: Path

  /// A file and the schema resource to compare it with.
  public init(resource: String, file: Path) {
    self.resource = resource
    self.file = file
  }
}
