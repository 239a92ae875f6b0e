/// Watches one account under both rules, and finds the first moment at which they differ in access.
///
/// Between two events each rule's access is open up to one end, so that the moment can be told
/// exactly.
public struct AccessComparison: Sendable, Hashable {
  /// The first moment at which one rule gave access and the other did not; nil where there was
  /// none.
  public private(set) var firstDifference: Instant?
  private var since: Instant
  private var literal: AccessEnd
  private var ledger: AccessEnd

  /// An account of which nothing is known yet.
  public init() {
    since = Instant(milliseconds: .min)
    literal = .never
    ledger = .never
  }

  /// Takes in what both rules say from a moment on.
  ///
  /// - Parameters:
  ///   - literal: When the literal rule's access ends.
  ///   - ledger: When the ledger's access ends.
  ///   - time: From when on; not before the last time given.
  public mutating func change(literal: AccessEnd, ledger: AccessEnd, at time: Instant) {
    close(before: time)
    (self.literal, self.ledger, since) = (literal, ledger, max(since, time))
  }

  /// Looks at the time up to a moment, that moment included.
  public mutating func finish(at now: Instant) {
    close(before: Instant(milliseconds: now.milliseconds &+ 1))
  }

  private mutating func close(before time: Instant) {
    guard firstDifference == nil, literal != ledger else { return }
    let (earlier, later) = (min(literal, ledger), max(literal, ledger))
    let start: Instant
    switch earlier {
    case .never: start = since
    case .until(let end): start = max(end, since)
    case .forever: return
    }
    if later.isAfter(start), start < time { firstDifference = start }
  }
}
