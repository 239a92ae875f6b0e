extension CreemWire {
  /// The event that the fields tell: its type decides, not the status of the object.
  func event(_ reading: inout Reading) throws(EventFault) -> PurchaseEvent {
    guard let eventType else { throw .withoutType }
    let time = try reading.eventTime(createdAt, "created_at")
    guard let object else { throw .notAnEvent }
    guard let buyer = object.buyer else { throw .withoutUser }
    return PurchaseEvent(
      source: .creem, id: reading.id(id), type: eventType, time: time,
      environment: StoreEnvironment(creemMode: object.mode), user: buyer.userID,
      change: try change(eventType, object, buyer, &reading))
  }

  private func change(
    _ type: String, _ object: CreemObject, _ buyer: Buyer, _ reading: inout Reading
  ) throws(EventFault) -> PurchaseEvent.Change {
    switch type {
    case "checkout.completed": return try object.checkoutChange(buyer)
    case "refund.created": return try object.refundChange(buyer, &reading)
    case "dispute.created": return .states(try object.ending(buyer, &reading))
    default: break
    }
    guard let (status, standing) = meaning(of: type, object, &reading) else {
      reading.remark(.unknownType)
      return .nothing(.unknownType)
    }
    guard let id = object.id else { throw .withoutPurchase }
    let period = object.period(&reading)
    if standing == .paid, period == nil { reading.remark(.withoutDates) }
    return .states(
      Statement(
        line: LineID(provider: .creem, id: id), buyer: buyer, status: status, kind: .recurring,
        period: period, product: object.product?.id, standing: standing))
  }

  /// What a type says about its subscription; nil where the type is not known.
  private func meaning(
    of type: String, _ object: CreemObject, _ reading: inout Reading
  ) -> (SubscriptionStatus, Statement.Standing)? {
    switch type {
    case "subscription.paid": (.active, .paid)
    case "subscription.trialing": (.trialing, .paid)
    case "subscription.active": (.active, .said)
    case "subscription.canceled", "subscription.scheduled_cancel": (.canceled, .said)
    // Creem goes on trying to collect a past due plan, and stops a paused one at once: in both,
    // nothing is paid for until a payment says so.
    case "subscription.past_due", "subscription.unpaid", "subscription.paused": (.unpaid, .said)
    case "subscription.expired": (.expired, .said)
    case "subscription.update": (updated(object.status, &reading), .said)
    default: nil
    }
  }

  /// An update is the one event whose type says nothing, so that the object's status must.
  private func updated(_ word: String?, _ reading: inout Reading) -> SubscriptionStatus {
    switch word {
    case "scheduled_cancel": return .canceled
    case "past_due", "paused": return .unpaid
    default:
      let status = SubscriptionStatus(word: word ?? "")
      if status == .unknown { reading.remark(.unknownStatus(word ?? "")) }
      return status
    }
  }
}

extension CreemObject {
  /// Whose it is: the account in the metadata, else the request's id, else the customer.
  fileprivate var buyer: Buyer? {
    let metadata = [metadata, subscription?.metadata, checkout?.metadata, order?.metadata]
    if let user = metadata.lazy.compactMap({ $0?.userID }).first { return .account(user) }
    let requests = [requestID, checkout?.requestID].compactMap(\.self)
    if let user = requests.lazy.compactMap({ UserID($0) }).first { return .account(user) }
    let customers = [
      customer?.id, subscription?.customerID, order?.customerID, transaction?.customerID,
    ].compactMap(\.self)
    return customers.lazy.compactMap { UserID($0) }.first.map(Buyer.customer)
  }

  fileprivate func period(_ reading: inout Reading) -> Period? {
    let start = reading.date(periodStart, "object.current_period_start_date")
    guard let end = reading.date(periodEnd, "object.current_period_end_date") else { return nil }
    return Period(start: start, end: end)
  }

  /// A checkout counts for what is bought once; a subscription has events of its own.
  fileprivate func checkoutChange(_ buyer: Buyer) throws(EventFault) -> PurchaseEvent.Change {
    guard subscription == nil, isOneTime else { return .nothing(.recurringCheckout) }
    guard status == nil || status == "completed", order?.status == nil || order?.status == "paid"
    else { return .nothing(.notCompleted) }
    guard let id = order?.id ?? id else { throw .withoutPurchase }
    return .states(
      Statement(
        line: LineID(provider: .creem, id: id), buyer: buyer, status: .active, kind: .oneTime,
        period: Period(start: nil, end: nil), product: product?.id ?? order?.productID,
        standing: .paid))
  }

  private var isOneTime: Bool {
    let words = [order?.type, product?.billingType, product?.billingPeriod]
    return words.contains {
      ["onetime", "one-time", "one_time", "once"].contains($0?.lowercased())
    }
  }

  /// A refund ends its purchase; one in part, or one that came to nothing, does not.
  fileprivate func refundChange(
    _ buyer: Buyer, _ reading: inout Reading
  ) throws(EventFault) -> PurchaseEvent.Change {
    let cameToNothing = ["failed", "canceled", "cancelled"].contains(status?.lowercased())
    if cameToNothing || transaction?.status == "partialRefund" { return .nothing(.notCompleted) }
    return .states(try ending(buyer, &reading))
  }

  /// A refund or dispute of the purchase that the object refers to.
  fileprivate func ending(
    _ buyer: Buyer, _ reading: inout Reading
  ) throws(EventFault) -> Statement {
    let id =
      subscription?.id ?? transaction?.subscriptionID ?? order?.id ?? transaction?.orderID
      ?? checkout?.id
    guard let id else { throw .withoutPurchase }
    var period: Period?
    if let subscription {
      let start = reading.date(
        subscription.periodStart, "object.subscription.current_period_start_date")
      period = reading.date(
        subscription.periodEnd, "object.subscription.current_period_end_date"
      ).map { Period(start: start, end: $0) }
    }
    return Statement(
      line: LineID(provider: .creem, id: id), buyer: buyer, status: .expired, kind: nil,
      period: period, product: nil, standing: .revoked)
  }
}
