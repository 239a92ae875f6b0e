/// How events become one row per account: the interface of both rules.
///
/// A rule is a value: copying it is taking a snapshot. Events of another environment must be left
/// out before; see ``PurchaseEvent/environment``.
public protocol MergingRule: Sendable {
  /// Takes in an event.
  ///
  /// - Returns: What it did, and whose rows may have changed.
  mutating func apply(_ event: PurchaseEvent) -> Merge

  /// The row of an account; nil where nothing was ever said of it.
  func row(of user: UserID) -> Subscription?
}
