/// What a picture looks like from afar: mean colours of a grid, and how much of it is one colour.
///
/// Two files of the same look are the same picture, compressed or tagged another way.
public struct PictureLook: Sendable, Hashable {
  /// How many cells the grid has each way.
  public static let side = 32

  /// Red, green and blue of each cell, rows from the top.
  public let cells: [UInt8]
  /// The share of the picture that has its most frequent colour, 0 to 1.
  public let dominantShare: Double
  /// How bright it is as a whole; alike pictures are near in this.
  let sum: Int

  /// A look of a grid; `cells` holds three values for each of 32 × 32 cells.
  public init(cells: [UInt8], dominantShare: Double) {
    precondition(cells.count == Self.side * Self.side * 3, "a look has 32 × 32 cells")
    self.cells = cells
    self.dominantShare = dominantShare
    sum = cells.reduce(0) { $0 + Int($1) }
  }

  /// By how much a cell may differ where compression alone made the difference.
  static let tolerance = 2

  /// Whether nobody could tell it from another: no cell differs by more than what compression does.
  public func isAlike(_ other: PictureLook) -> Bool {
    zip(cells, other.cells).allSatisfy { abs(Int($0) - Int($1)) <= Self.tolerance }
  }
}
