/// What a store asks of every picture of one kind, its size apart.
public struct PictureLimits: Sendable, Hashable {
  /// Whether a picture may have an alpha channel.
  public enum Alpha: String, Sendable, Hashable {
    /// The store refuses it, opaque or not.
    case refused
    /// The store takes it.
    case allowed
  }

  /// How many pictures a set holds at least and at most.
  public let count: ClosedRange<Int>
  /// The largest file, bytes.
  public let bytes: Int
  /// Whether there may be an alpha channel.
  public let alpha: Alpha
  /// Where this was read.
  public let source: FactSource

  /// Limits of a kind of picture.
  public init(count: ClosedRange<Int>, bytes: Int, alpha: Alpha, source: FactSource) {
    self.count = count
    self.bytes = bytes
    self.alpha = alpha
    self.source = source
  }

  /// Every App Store screenshot.
  ///
  /// Apple's help refuses alpha everywhere, its catalogue allows it for older displays; uploads with
  /// alpha were refused for both, so it counts as refused.
  package static let appStore = PictureLimits(
    count: 1...10, bytes: 524_288_000, alpha: .refused, source: .appleCatalogue)
}
