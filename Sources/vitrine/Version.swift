import Composer

/// The version of the tool.
enum Version {
  static let string = "0.1.0"

  /// The tool as records name it.
  static let tool = ToolIdentity(name: "vitrine", version: string)
}
