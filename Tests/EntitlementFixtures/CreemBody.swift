package import Entitlements

/// Bodies of Creem webhooks, in the shape in which they come.
package enum CreemBody {
  /// A webhook about a subscription; without `to` it has no dates, and nil in `changes` takes a
  /// field out.
  package static func event(
    _ type: String, at time: Instant, line: String = "sub_harbor01", from: Instant? = nil,
    to: Instant? = nil, status: String = "active", user: String = RevenueCatBody.user,
    id: String? = nil, _ changes: [String: Body?] = [:]
  ) -> Body {
    var object: Body = [
      "id": .text(line), "object": "subscription", "status": .text(status),
      "product": [
        "id": "prod_harbor", "billing_type": "recurring", "billing_period": "every-month",
      ],
      "customer": ["id": "cust_harbor01", "email": "buyer@mail.example"],
      "canceled_at": nil, "metadata": ["referenceId": .text(user)], "mode": "prod",
    ]
    if let to {
      object = object.with([
        "current_period_start_date": .text((from ?? time).description),
        "current_period_end_date": .text(to.description),
      ])
    }
    return envelope(
      type, at: time, id: id ?? "evt_\(type)_\(line)_\(time.milliseconds)", object.with(changes))
  }

  /// A refund or a dispute of a subscription.
  package static func ending(
    _ type: String, at time: Instant, line: String = "sub_harbor01", from: Instant, to: Instant,
    user: String = RevenueCatBody.user, id: String? = nil, _ changes: [String: Body?] = [:]
  ) -> Body {
    let object: Body = [
      "id": "ref_harbor01", "object": "refund", "status": "succeeded",
      "transaction": [
        "id": "tran_harbor01", "status": "refunded", "order": "ord_harbor01",
        "subscription": .text(line), "customer": "cust_harbor01",
      ],
      "subscription": [
        "id": .text(line), "product": "prod_harbor", "customer": "cust_harbor01",
        "status": "canceled", "metadata": ["referenceId": .text(user)],
        "current_period_start_date": .text(from.description),
        "current_period_end_date": .text(to.description),
      ],
      "checkout": ["id": "ch_harbor01", "request_id": .text(user)], "mode": "prod",
    ]
    return envelope(
      type, at: time, id: id ?? "evt_\(type)_\(line)_\(time.milliseconds)", object.with(changes))
  }

  /// A completed checkout of a one-time product.
  package static func checkout(
    at time: Instant, order: String = "ord_harbor09", user: String = RevenueCatBody.user,
    id: String? = nil, _ changes: [String: Body?] = [:]
  ) -> Body {
    let object: Body = [
      "id": "ch_harbor09", "object": "checkout", "status": "completed",
      "request_id": .text(user),
      "order": [
        "id": .text(order), "customer": "cust_harbor01", "product": "prod_harborlife",
        "status": "paid", "type": "onetime",
      ],
      "product": ["id": "prod_harborlife", "billing_type": "onetime", "billing_period": "once"],
      "mode": "prod",
    ]
    return envelope(
      "checkout.completed", at: time, id: id ?? "evt_checkout_\(order)_\(time.milliseconds)",
      object.with(changes))
  }

  private static func envelope(
    _ type: String, at time: Instant, id: String, _ object: Body
  ) -> Body {
    [
      "id": .text(id), "eventType": .text(type), "created_at": .number(time.milliseconds),
      "object": object,
    ]
  }
}
