/// Why the local state refuses something.
public enum AccessRefusal: Error, Sendable, Hashable {
  /// Only the presenter records an exposure, and only with an assignment.
  case notThePresenter
  /// Only the authority says anything about access.
  case notTheAuthority
  /// It is about another identity, or was asked before identity changed.
  case otherIdentity
  /// It is too old, from the future, or older than a reading before it; access is closed.
  case stale
}
