import Synchronization

/// Keeps one copy of each base that pages of many locales share: in a set of thousands, copies would
/// take most of the memory.
final class BasePool: Sendable {
  private let bases = Mutex<Set<[UInt8]>>([])

  /// The layers with the copy that is kept of their base.
  func pooled(_ layers: PageLayers) -> PageLayers {
    PageLayers(
      base: bases.withLock { $0.insert(layers.base).memberAfterInsert }, words: layers.words,
      isExact: layers.isExact)
  }
}
