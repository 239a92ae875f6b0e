/// What a reader accepts before it calls a file hostile.
public struct ReadingLimits: Sendable {
  /// The size, bytes.
  public var bytes: Int
  /// How many lists and mappings may lie within each other.
  public var depth: Int

  /// Limits by size in bytes and by depth.
  public init(bytes: Int = 32 << 20, depth: Int = 128) {
    self.bytes = bytes
    self.depth = depth
  }
}
