public import Diagnostics

/// What the app sees of one setting, and where that comes from.
public struct ResolvedSetting: Sendable {
  /// The name.
  public let name: String
  /// The value after expansion, quotes kept as Xcode keeps them; may be empty.
  public let value: String
  /// Where the value is written; marked where it is a secret.
  public let location: Location
  /// The lines that make the value: the one that wins first, then those it takes from.
  public let trail: [Step]
  /// Whether the value is a key, a token or another secret: then no part of it may be printed.
  public let isSecret: Bool
  /// The names that it refers to and that nothing sets.
  public let undefined: [String]
  /// Whether the line that wins was ended by a `//` inside what looks like a URL.
  public let isCut: Bool
  /// Whether the line that wins has characters of its own, not only references.
  public let isWrittenOut: Bool

  /// A line of the trail.
  public struct Step: Sendable, Hashable {
    /// The setting that the line sets.
    public let name: String
    /// Where.
    public let location: Location

    /// The place as `file:line`.
    public var text: String {
      location.start.map { "\(location.file):\($0.line)" } ?? location.file
    }
  }

  /// Whether it counts as not set: empty, only blanks, or a reference that was left as it is.
  public var isBlank: Bool { value.allSatisfy(\.isWhitespace) || isUnexpanded }

  /// Whether a reference is left in it, which the app would get as characters.
  public var isUnexpanded: Bool { value.contains("$(") || value.contains("${") }

  /// The value in quotes, as a message may print it.
  var shown: String { isSecret ? "a value that is not shown" : "'\(value)'" }

  /// Where the value comes from if not from one line, for the end of a message; empty otherwise.
  var shownTrail: String {
    guard trail.count > 1 else { return "" }
    let lines = trail.prefix(6).map { "\($0.name) at \($0.text)" }
    return " (\(lines.joined(separator: " < "))\(trail.count > 6 ? " < …" : ""))"
  }
}
