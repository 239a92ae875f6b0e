package import Entitlements

/// What is asked of a replay.
package struct ReplayOptions: Sendable {
  /// By which rule.
  package let rule: RuleChoice
  /// The moment that is asked about; what happened later is left out.
  package let now: Instant
  /// Which events count.
  package let environment: StoreEnvironment
  /// The one account that is asked about; nil for all.
  package let user: UserID?

  package init(
    rule: RuleChoice, now: Instant, environment: StoreEnvironment = .production,
    user: UserID? = nil
  ) {
    self.rule = rule
    self.now = now
    self.environment = environment
    self.user = user
  }
}
