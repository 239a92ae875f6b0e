package import Entitlements

/// One event of a replay and what it did, for a line of the table.
package struct ReplayStep: Sendable {
  /// What one rule made of the event.
  package struct Result: Sendable {
    /// Which rule.
    package let rule: RuleChoice
    /// What the event did.
    package let effect: Merge.Effect
    /// The account's row after it.
    package let row: Subscription?
  }

  /// The event.
  package let event: PurchaseEvent
  /// The account whose row is shown.
  package let user: UserID
  /// When it arrived at the earliest: the latest time of all events so far.
  package let arrival: Instant
  /// What each rule made of it.
  package let results: [Result]
}
