/// What tells one state of a file or folder from another without reading it.
///
/// Whoever writes into a file changes its time of change, which no program can set: a file whose
/// identity is the same has the same bytes, but for what happened within one tick of the clock.
public struct FileIdentity: Sendable, Hashable, Codable {
  /// The file system that it is on.
  public let device: UInt64
  /// Its number there.
  public let inode: UInt64
  /// Its size, bytes.
  public let size: Int
  /// When its contents were changed, ns since 1970.
  public let modified: Int
  /// When anything of it was changed, ns since 1970.
  public let changed: Int

  /// An identity of its parts.
  public init(device: UInt64, inode: UInt64, size: Int, modified: Int, changed: Int) {
    self.device = device
    self.inode = inode
    self.size = size
    self.modified = modified
    self.changed = changed
  }

  /// The identity as a text.
  package var text: String { "\(device) \(inode) \(size) \(modified) \(changed)" }

  /// Whether the file was at rest at a moment, so that its identity tells all changes after it.
  ///
  /// A file that is changed twice within a tick of the clock looks the same after both. A tick is at
  /// most 10 ms where times have fractions of a second, and 2 s where they have none (FAT).
  ///
  /// - Parameter moment: A moment by the same clock, ns since 1970.
  /// - Returns: Whether its last change was longer before the moment than a tick.
  public func wasAtRest(at moment: Int) -> Bool {
    let tick = changed % 1_000_000_000 == 0 ? 2_000_000_000 : 20_000_000
    return max(changed, modified) < moment - tick
  }
}
