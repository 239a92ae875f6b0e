/// Why bytes are no event: it can't be placed in anybody's history, so nothing of it is used.
public enum EventFault: Error, Sendable, Hashable {
  /// The bytes are not JSON.
  case notJSON
  /// It is JSON, but neither a RevenueCat nor a Creem webhook.
  case notAnEvent
  /// It has no type.
  case withoutType
  /// It doesn't say when it happened; `field` is where that should stand.
  case withoutTime(field: String)
  /// It happened at no time that anybody can mean.
  case badTime(EventRemark.BadDate)
  /// It names no account.
  case withoutUser
  /// It names no purchase.
  case withoutPurchase
}

extension EventFault: CustomStringConvertible {
  /// What is wrong, in lower case, without a full stop.
  public var description: String {
    switch self {
    case .notJSON: "this is not JSON"
    case .notAnEvent: "this is neither a RevenueCat nor a Creem webhook"
    case .withoutType: "the event has no type"
    case .withoutTime(let field): "the event has no '\(field)', so it has no place in a history"
    case .badTime(let date): date.description
    case .withoutUser: "the event names no account"
    case .withoutPurchase:
      "the event names no purchase: no transaction, subscription, order or product"
    }
  }
}
