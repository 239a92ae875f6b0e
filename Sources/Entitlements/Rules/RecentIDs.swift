/// The ids that were seen last, as many as fit.
///
/// Providers repeat an event within hours. A bound keeps a long history from growing in memory; a
/// repeat from beyond it is still no newer than itself.
struct RecentIDs: Sendable {
  private let capacity: Int
  private var known: Set<String> = []
  private var inOrder: [String] = []
  private var oldest = 0

  init(capacity: Int) {
    precondition(capacity > 0, "there is room for at least one id")
    self.capacity = capacity
  }

  /// Remembers an id.
  ///
  /// - Returns: Whether it was new.
  mutating func insert(_ id: String) -> Bool {
    guard known.insert(id).inserted else { return false }
    if inOrder.count < capacity {
      inOrder.append(id)
    } else {
      known.remove(inOrder[oldest])
      inOrder[oldest] = id
      oldest = (oldest + 1) % capacity
    }
    return true
  }

  mutating func removeAll() {
    known.removeAll()
    inOrder.removeAll()
    oldest = 0
  }
}
