/// The fields of a RevenueCat event that say something about access.
///
/// Source: RevenueCat's documentation of webhook event types and fields, as of November 2026.
struct RevenueCatWire: Decodable, Sendable {
  let type: String?
  let id: String?
  let time: WireTime
  let appUserID: String?
  let originalAppUserID: String?
  let productID: String?
  let periodType: String?
  let purchasedAt: WireTime
  let expirationAt: WireTime
  let graceUntil: WireTime
  let environment: String?
  let store: String?
  let transactionID: String?
  let originalTransactionID: String?
  let cancelReason: String?
  let expirationReason: String?
  let price: Double?
  let transferredFrom: [String]?
  let transferredTo: [String]?
  let entitlement: Entitlement

  /// What an event says about entitlements.
  enum Entitlement: Sendable {
    /// Nothing: neither field is there.
    case unsaid
    /// That the product is attached to none: null, or an empty list.
    case none
    /// That it is attached to some.
    case some
  }

  private enum CodingKeys: String, CodingKey {
    case type, id, environment, store, price
    case time = "event_timestamp_ms"
    case appUserID = "app_user_id"
    case originalAppUserID = "original_app_user_id"
    case productID = "product_id"
    case periodType = "period_type"
    case purchasedAt = "purchased_at_ms"
    case expirationAt = "expiration_at_ms"
    case graceUntil = "grace_period_expiration_at_ms"
    case transactionID = "transaction_id"
    case originalTransactionID = "original_transaction_id"
    case cancelReason = "cancel_reason"
    case expirationReason = "expiration_reason"
    case transferredFrom = "transferred_from"
    case transferredTo = "transferred_to"
    case entitlementIDs = "entitlement_ids"
    case entitlementID = "entitlement_id"
  }

  init(from decoder: any Decoder) throws {
    let event = try decoder.container(keyedBy: CodingKeys.self)
    type = event.text(.type)
    id = event.text(.id)
    time = event.time(.time)
    appUserID = event.text(.appUserID)
    originalAppUserID = event.text(.originalAppUserID)
    productID = event.text(.productID)
    periodType = event.text(.periodType)
    purchasedAt = event.time(.purchasedAt)
    expirationAt = event.time(.expirationAt)
    graceUntil = event.time(.graceUntil)
    environment = event.text(.environment)
    store = event.text(.store)
    transactionID = event.text(.transactionID)
    originalTransactionID = event.text(.originalTransactionID)
    cancelReason = event.text(.cancelReason)
    expirationReason = event.text(.expirationReason)
    price = event.number(.price)
    transferredFrom = event.texts(.transferredFrom)
    transferredTo = event.texts(.transferredTo)
    entitlement = Self.entitlement(event)
  }

  private static func entitlement(
    _ event: KeyedDecodingContainer<CodingKeys>
  ) -> Entitlement {
    if event.texts(.entitlementIDs)?.isEmpty == false || event.text(.entitlementID) != nil {
      return .some
    }
    return event.contains(.entitlementIDs) || event.contains(.entitlementID) ? .none : .unsaid
  }
}
