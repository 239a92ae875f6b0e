public import Documents

/// The way to ask which files are kept in version control.
public struct TrackedFiles: Sendable {
  /// What is known about the files that were asked about.
  public enum Answer: Sendable, Hashable {
    /// Those of them that are tracked; empty outside of a repository.
    case tracked(Set<Path>)
    /// Nothing is known, and why.
    case unknown(reason: String)
  }

  private let ask: @Sendable ([Path]) -> Answer

  /// A way to ask.
  public init(_ ask: @escaping @Sendable ([Path]) -> Answer) { self.ask = ask }

  /// Asks about files.
  public func look(for files: [Path]) -> Answer { ask(files) }

  /// Nothing is tracked: for workspaces that are no folders.
  public static let none = TrackedFiles { _ in .tracked([]) }
}
