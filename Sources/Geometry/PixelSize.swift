/// The size of a picture, px.
public struct PixelSize: Sendable, Hashable, CustomStringConvertible {
  /// The width, px.
  public let width: Int
  /// The height, px.
  public let height: Int

  /// A size in px.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The shorter side, px.
  public var shortSide: Int { min(width, height) }
  /// The longer side, px.
  public var longSide: Int { max(width, height) }
  /// The size turned by a quarter.
  public var transposed: PixelSize { PixelSize(width: height, height: width) }
  /// Whether it is wider than high.
  public var isLandscape: Bool { width > height }

  /// `1320×2868`, as the stores' pages write it.
  public var description: String { "\(width)×\(height)" }
}
