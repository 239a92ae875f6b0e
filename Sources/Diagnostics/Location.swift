/// Where a finding is: a file, and the stretch of it that is meant.
public struct Location: Sendable, Hashable {
  /// The file as the user named it, or relative to what they named.
  public let file: String
  /// Where the stretch starts; nil means the file as a whole.
  public let start: Place?
  /// Just past the end of the stretch; nil where only its start is known.
  public let end: Place?
  /// Whether the line may hold a secret: no reporter then shows its text.
  public let holdsSecret: Bool

  /// A stretch of a file, or the file as a whole.
  public init(file: String, start: Place? = nil, end: Place? = nil, holdsSecret: Bool = false) {
    self.file = file
    self.start = start
    self.end = end
    self.holdsSecret = holdsSecret
  }

  /// The same place, marked so that no reporter shows the text of its line.
  public var secret: Location {
    Location(file: file, start: start, end: end, holdsSecret: true)
  }
}
