/// A rectangle in px, with its origin at the top left; x grows to the right, y down.
public struct Rect: Sendable, Hashable {
  /// The left edge, px.
  public var x: Double
  /// The top edge, px.
  public var y: Double
  /// The width, px.
  public var width: Double
  /// The height, px.
  public var height: Double

  /// A rectangle from its top left corner and its size, px.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The right edge, px.
  public var maxX: Double { x + width }
  /// The bottom edge, px.
  public var maxY: Double { y + height }
}
