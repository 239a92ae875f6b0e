import Composer

/// The version of the tool.
enum Version {
  static let string = "0.1.0"

  /// The day of the version, as the change log has it.
  static let date = "2026-11-30"

  /// The tool as records name it.
  static let tool = ToolIdentity(name: "vitrine", version: string)
}
