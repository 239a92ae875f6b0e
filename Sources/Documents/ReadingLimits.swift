/// What a reader accepts before it calls a file hostile.
public struct ReadingLimits: Sendable {
  /// The size, bytes.
  public var bytes: Int
  /// How many lists and mappings may lie within each other.
  public var depth: Int
  /// How many values a JSON or YAML document may hold: in memory each costs a hundred times what `0,`
  /// costs in the file.
  public var values: Int

  /// Limits by size in bytes, by depth and by the number of values.
  public init(bytes: Int = 32 << 20, depth: Int = 128, values: Int = 1 << 20) {
    self.bytes = bytes
    self.depth = depth
    self.values = values
  }
}
