/// A point in a text: line and column, both from 1; a column counts Unicode scalars.
public struct Place: Sendable, Hashable, Comparable {
  /// The line, from 1.
  public let line: Int
  /// The column in Unicode scalars, from 1.
  public let column: Int

  /// A point at a line and a column, both from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Orders as one reads: by line, then by column.
  public static func < (left: Place, right: Place) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
