/// What the home screen's license card shows.
public enum LicenseCard: Sendable, Hashable {
  /// An offer to buy.
  case buy
  /// That it is owned.
  case owned

  /// The card for a state: owned only where purchases are configured, somebody is signed in, and
  /// the account is entitled; in every other state it offers to buy, so that "owned" is never
  /// broken.
  public init(isConfigured: Bool, isSignedIn: Bool, isEntitled: Bool) {
    self = isConfigured && isSignedIn && isEntitled ? .owned : .buy
  }
}
