/// The account that an event speaks of, and how well the event knows it.
public enum Buyer: Sendable, Hashable {
  /// The app named the account to the provider.
  case account(UserID)
  /// Only the provider's own id of the customer is there.
  case customer(UserID)

  /// The id that the event gives.
  public var userID: UserID {
    switch self {
    case .account(let user), .customer(let user): user
    }
  }
}
