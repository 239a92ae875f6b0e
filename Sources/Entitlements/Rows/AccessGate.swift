/// What an app knows about its account: the input of every gate.
///
/// A gate never opens on an uncertain state: only a row that was read opens it.
public enum AccessGate: Sendable, Hashable {
  /// Nobody is signed in.
  case signedOut
  /// The row is being read.
  case loading
  /// The row could not be read.
  case failed
  /// The row was read; nil where the account has none.
  case known(Subscription?)

  /// Whether the gate is open at a moment.
  public func isOpen(at now: Instant) -> Bool {
    switch self {
    case .signedOut, .loading, .failed: false
    case .known(let row): row?.isEntitled(at: now) ?? false
    }
  }
}
