/// How much of a packet is read before it counts as hostile.
enum PacketLimits {
  /// Files and folders: the largest listing has 50 locales of some 200 pictures.
  static let entries = 20_000
  /// Folders within each other.
  static let depth = 32
  /// The bytes of one file.
  static let file = 256 << 20
  /// The bytes of all files.
  static let total = 8 << 30
  /// The bytes of a record that is read as a whole.
  static let record = 16 << 20
  /// The bytes of an approval.
  static let approval = 64 << 10
  /// Findings of one kind that are told one by one.
  static let told = 200
}
