/// One thing that a run has learnt of the files: asked again, the same question has the same answer as
/// long as nothing has changed.
public struct Observation: Sendable, Hashable, Codable {
  /// The questions that a workspace is asked.
  public enum Question: String, Sendable, Hashable, Codable {
    /// What a file holds.
    case contents
    /// What is at a path.
    case kind
    /// Which names a folder has.
    case names
    /// Where a path leads with links followed.
    case target
  }

  /// What was asked.
  public let question: Question
  /// About what.
  public let path: Path
  /// The answer: a SHA-256, a kind, a path; a text that starts with `!` for a failure.
  public let answer: String
  /// The state of the file whose contents were asked for; nil where it is not known.
  public let identity: FileIdentity?

  /// Whether the question has the same answer now.
  ///
  /// - Parameters:
  ///   - workspace: Where to ask.
  ///   - moment: When it was asked at the latest, by the clock of the files, ns since 1970.
  /// - Returns: Whether it has.
  public func holds(in workspace: some Workspace, since moment: Int) -> Bool {
    switch question {
    case .contents:
      if let identity, identity.wasAtRest(at: moment), workspace.identity(of: path) == identity {
        return true
      }
      return Self.contents(of: path, limit: Self.limit, in: workspace).answer == answer
    case .kind: return Self.describe(workspace.kind(of: path)) == answer
    case .names: return Self.names(in: path, of: workspace) == answer
    case .target: return workspace.resolved(path).string == answer
    }
  }

  /// Nothing that a run reads whole is larger, bytes.
  static let limit = 256 << 20

  static func describe(_ kind: FileKind?) -> String {
    switch kind {
    case .file: "file"
    case .folder: "folder"
    case .link: "link"
    case .special: "special"
    case nil: "nothing"
    }
  }

  static func describe(_ names: [String]) -> String {
    SHA256.hex(of: Array(names.joined(separator: "/").utf8))
  }

  private static func names(in folder: Path, of workspace: some Workspace) -> String {
    do throws(FileTrouble) {
      return describe(try workspace.names(in: folder))
    } catch {
      return "!\(error)"
    }
  }

  /// What a file holds, with its digest, and its state where it stayed the same all the while.
  static func contents(
    of path: Path, limit: Int, in workspace: some Workspace
  ) -> (bytes: Result<[UInt8], FileTrouble>, answer: String, identity: FileIdentity?) {
    let before = workspace.identity(of: path)
    do throws(FileTrouble) {
      let bytes = try workspace.read(path, limit: limit)
      let identity = workspace.identity(of: path) == before ? before : nil
      return (.success(bytes), SHA256.hex(of: bytes), identity)
    } catch {
      return (.failure(error), "!\(error)", nil)
    }
  }
}
