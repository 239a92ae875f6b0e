public import Diagnostics
public import Documents

/// What is remembered of a release: `vitrine.release-record/v1`.
public struct ReleaseRecord: Sendable {
  /// The schema that a record names.
  public static let schema = "vitrine.release-record/v1"

  /// The version that was released.
  public let version: String
  /// The backend mode that it was released with.
  public let backendMode: BackendMode
  /// Where the mode stands.
  public let modeLocation: Location

  /// Reads a record; what is wrong with it goes to `findings`.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - location: Where a project file names it, for a record that is not there; nil where it was named
  ///     on the command line. A first release has none yet, so that a project's missing one is a note.
  ///   - workspace: The door to the files.
  ///   - findings: Takes what is wrong.
  /// - Returns: The record; nil where there is none that can be read.
  public static func load(
    _ path: Path, namedAt location: Location?, in workspace: any Workspace,
    into findings: inout Findings
  ) -> ReleaseRecord? {
    let bytes: [UInt8]
    do throws(FileTrouble) {
      bytes = try workspace.read(path, limit: 1 << 20)
    } catch {
      if case .missing = error, let location {
        MissingReleaseRecord.report(path, at: location, into: &findings)
      } else {
        InvalidReleaseRecord.report(
          error.description, at: Location(file: path.string), into: &findings)
      }
      return nil
    }
    let document = JSONReader().read(bytes, file: path.string)
    findings.report(document.faults, as: InvalidReleaseRecord.rule)
    return document.root.flatMap { ReleaseRecord($0, into: &findings) }
  }

  private init?(_ root: Node, into findings: inout Findings) {
    func refuse(_ message: String, _ node: Node?, hint: String? = nil) {
      InvalidReleaseRecord.report(
        message, at: (node ?? root).location, hint: hint, into: &findings)
    }
    guard root.mapping != nil else {
      refuse("the release record is \(root.kindName), not an object", root)
      return nil
    }
    guard root["schema"]?.string == Self.schema else {
      refuse(
        "the release record's schema is not '\(Self.schema)'", root["schema"],
        hint: "write \"schema\": \"\(Self.schema)\"")
      return nil
    }
    guard let version = root["version"]?.string, !version.isEmpty else {
      refuse(
        "the release record has no version", root["version"],
        hint: "write the version that was released, a text")
      return nil
    }
    guard let node = root["backendMode"],
      let mode = node.string.flatMap(BackendMode.init(rawValue:))
    else {
      refuse(
        "the release record's backendMode is neither 'supabase' nor 'soar_api'",
        root["backendMode"], hint: "write the mode that was released")
      return nil
    }
    self.version = version
    backendMode = mode
    modeLocation = node.location
  }

  /// A record of a release, to be written beside the project.
  public static func json(version: String, backendMode: BackendMode) -> JSONValue {
    [
      "schema": .string(schema), "version": .string(version),
      "backendMode": .string(backendMode.rawValue),
    ]
  }
}
