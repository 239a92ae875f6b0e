public import Documents

/// What is to be checked.
public struct SettingsRequest: Sendable {
  /// An `.xcconfig` file, a project file, or a folder with one.
  public var path: Path
  /// The configuration to look at; nil for all that conditions tell apart.
  public var configuration: String?
  /// The SDK to look at; nil for all that conditions tell apart.
  public var sdk: String?
  /// The Info.plist; nil for the project's, if any.
  public var infoPlist: Path?
  /// The release record; nil for the project's, if any.
  public var record: Path?
  /// Whether a change of the backend mode is a migration that was planned.
  public var acceptsMigration = false
  /// Whether to look through the folder for files that no project file names.
  public var searches = false

  /// A request for a path.
  public init(path: Path) { self.path = path }
}
