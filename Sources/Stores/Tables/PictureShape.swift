public import Geometry

/// Which sizes a kind of Google Play picture may have.
public enum PictureShape: Sendable, Hashable {
  /// Exactly this size.
  case exact(PixelSize)
  /// Any size within bounds.
  case within(Bounds)

  /// The bounds of a picture whose size is free.
  public struct Bounds: Sendable, Hashable {
    /// The length of each side, px.
    public let side: ClosedRange<Int>
    /// Over this ratio of the long side to the short one, the store's page no longer allows it.
    public let ratioAllowed: Double
    /// Over this ratio, the store refuses it.
    public let ratioRefused: Double
    /// The one ratio of width to height that the kind asks for, if it asks for one.
    public let aspects: [Aspect]

    /// Bounds of a kind of picture; lengths in px.
    package init(
      side: ClosedRange<Int> = 320...3840, ratioAllowed: Double = 2.0,
      ratioRefused: Double = 2.3, aspects: [Aspect] = []
    ) {
      self.side = side
      self.ratioAllowed = ratioAllowed
      self.ratioRefused = ratioRefused
      self.aspects = aspects
    }
  }

  /// A ratio of width to height.
  public struct Aspect: Sendable, Hashable, CustomStringConvertible {
    /// The share of the width.
    public let width: Int
    /// The share of the height.
    public let height: Int

    /// `9:16`.
    public var description: String { "\(width):\(height)" }

    /// Whether a size has this ratio, to within a pixel of rounding.
    public func fits(_ size: PixelSize) -> Bool {
      abs(size.width * height - size.height * width) <= max(width, height)
    }

    package static let square = Aspect(width: 1, height: 1)
    package static let tall = Aspect(width: 9, height: 16)
    package static let wide = Aspect(width: 16, height: 9)
  }
}
