package import Entitlements

/// Bodies of RevenueCat webhooks, in the shape in which they come.
package enum RevenueCatBody {
  /// The account that buys where a test names none.
  package static let user = "0c9e2a54-31d7-4f0b-8a6e-5d2b7c1f9e30"

  /// A webhook of a type; without `to` its end is null, and nil in `changes` takes a field out.
  package static func event(
    _ type: String, at time: Instant, line: String = "410000000001", from: Instant? = nil,
    to: Instant? = nil, user: String = user, id: String? = nil, _ changes: [String: Body?] = [:]
  ) -> Body {
    let event: Body = [
      "type": .text(type), "id": .text(id ?? "rc-\(type)-\(line)-\(time.milliseconds)"),
      "event_timestamp_ms": .number(time.milliseconds), "app_user_id": .text(user),
      "original_app_user_id": .text(user), "aliases": ["$RCAnonymousID:41aa"],
      "product_id": "harbor.pro", "period_type": "NORMAL",
      "purchased_at_ms": .number((from ?? time).milliseconds),
      "expiration_at_ms": to.map { .number($0.milliseconds) } ?? .null,
      "environment": "PRODUCTION", "entitlement_id": nil, "entitlement_ids": ["pro"],
      "transaction_id": .text(line + "7"), "original_transaction_id": .text(line),
      "is_family_share": "no", "store": "APP_STORE", "price": 4, "currency": "EUR",
      "app_id": "app1a2b3c",
    ]
    return ["api_version": "1.0", "event": event.with(changes)]
  }

  /// A transfer of purchases.
  package static func transfer(
    from: [String], to: [String], at time: Instant, id: String? = nil
  ) -> Body {
    let event: Body = [
      "type": "TRANSFER", "id": .text(id ?? "rc-transfer-\(time.milliseconds)"),
      "event_timestamp_ms": .number(time.milliseconds), "store": "APP_STORE",
      "environment": "PRODUCTION", "transferred_from": .list(from.map { .text($0) }),
      "transferred_to": .list(to.map { .text($0) }),
    ]
    return ["api_version": "1.0", "event": event]
  }
}
