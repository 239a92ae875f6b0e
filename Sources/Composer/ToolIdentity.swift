/// Which tool, in which version, made something.
public struct ToolIdentity: Sendable, Hashable, CustomStringConvertible {
  /// The tool's name.
  public let name: String
  /// Its version.
  public let version: String

  /// A tool in a version.
  public init(name: String, version: String) {
    self.name = name
    self.version = version
  }

  /// `name@version`.
  public var description: String { "\(name)@\(version)" }
}
