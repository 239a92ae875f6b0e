extension RevenueCatWire {
  /// The event that the fields tell.
  func event(_ reading: inout Reading) throws(EventFault) -> PurchaseEvent {
    guard let type else { throw .withoutType }
    let time = try reading.eventTime(time, "event_timestamp_ms")
    let change: PurchaseEvent.Change
    var user: UserID?
    if type == "TRANSFER" {
      change = try .moves(transfer())
    } else {
      let names = [appUserID, originalAppUserID].compactMap(\.self)
      guard let named = names.lazy.compactMap({ UserID($0) }).first else { throw .withoutUser }
      user = named
      change = try self.change(type, named, &reading)
    }
    return PurchaseEvent(
      source: .revenueCat, id: reading.id(id), type: type, time: time,
      environment: StoreEnvironment(revenueCat: environment), user: user, change: change)
  }

  private func transfer() throws(EventFault) -> Transfer {
    let from = (transferredFrom ?? []).compactMap { UserID($0) }
    let to = (transferredTo ?? []).compactMap { UserID($0) }
    guard let first = to.first, !from.isEmpty else { throw .withoutUser }
    return Transfer(from: from.filter { $0 != first }, to: first)
  }

  private func change(
    _ type: String, _ user: UserID, _ reading: inout Reading
  ) throws(EventFault) -> PurchaseEvent.Change {
    guard let meaning = meaning(of: type, &reading) else {
      if Self.silentTypes.contains(type) { return .nothing(.byType) }
      reading.remark(.unknownType)
      return .nothing(.unknownType)
    }
    if case .none = entitlement, !meaning.status.givesNoAccess {
      reading.remark(.noEntitlement(product: productID))
      return .nothing(.noEntitlement)
    }
    if meaning.standing == .paid, meaning.period == nil { reading.remark(.withoutDates) }
    return .states(
      Statement(
        line: try line(of: user), buyer: .account(user), status: meaning.status, kind: meaning.kind,
        period: meaning.period, movesPeriod: meaning.movesPeriod, product: productID,
        standing: meaning.standing))
  }

  /// Types that never say anything about access by themselves.
  ///
  /// A PRODUCT_CHANGE may take effect only at the end of the period; what takes effect is then told
  /// by an event of its own.
  private static let silentTypes: Set<String> = [
    "TEST", "PRODUCT_CHANGE", "INVOICE_ISSUANCE", "VIRTUAL_CURRENCY_TRANSACTION",
    "EXPERIMENT_ENROLLMENT", "SUBSCRIBER_ALIAS",
  ]

  private struct Meaning {
    var status: SubscriptionStatus
    var kind: PurchaseKind?
    var period: Period?
    var movesPeriod = true
    var standing = Statement.Standing.said
  }

  /// What a type says about its purchase; nil where it says nothing.
  private func meaning(of type: String, _ reading: inout Reading) -> Meaning? {
    switch type {
    case "INITIAL_PURCHASE", "RENEWAL", "SUBSCRIPTION_EXTENDED", "TEMPORARY_ENTITLEMENT_GRANT":
      return Meaning(
        status: open, kind: .recurring, period: datedPeriod(&reading), standing: .paid)
    case "UNCANCELLATION":
      return Meaning(status: open, kind: .recurring, period: datedPeriod(&reading))
    case "NON_RENEWING_PURCHASE":
      return bought(onceWithout: [.absent, .null], &reading)
    case "REFUND_REVERSED":
      return bought(onceWithout: [.null], &reading)
    case "CANCELLATION": return cancellation(&reading)
    case "EXPIRATION":
      let isRefund = expirationReason == Self.refund
      return Meaning(
        status: .expired, kind: statedKind, period: datedPeriod(&reading),
        standing: isRefund ? .revoked : .said)
    case "BILLING_ISSUE": return billingIssue(&reading)
    case "SUBSCRIPTION_PAUSED":
      // A pause begins when the paid period ends; until then the plan is one that isn't renewed.
      return Meaning(status: .canceled, kind: .recurring, period: datedPeriod(&reading))
    default: return nil
    }
  }

  private static let refund = "CUSTOMER_SUPPORT"

  private var open: SubscriptionStatus { periodType == "TRIAL" ? .trialing : .active }

  /// A date says that it is a plan; its absence on a closing event says nothing.
  private var statedKind: PurchaseKind? {
    if case .at = expirationAt { return .recurring }
    return nil
  }

  /// A purchase outside the renewals: for ever only where the event says that it has no end, and
  /// never because an end could not be read.
  private func bought(onceWithout endings: [WireTime], _ reading: inout Reading) -> Meaning {
    guard endings.contains(expirationAt) else {
      return Meaning(
        status: open, kind: .recurring, period: datedPeriod(&reading), standing: .paid)
    }
    let start = reading.date(purchasedAt, "purchased_at_ms")
    return Meaning(
      status: .active, kind: .oneTime, period: Period(start: start, end: nil), standing: .paid)
  }

  private func cancellation(_ reading: inout Reading) -> Meaning {
    // A refund is a cancellation by the customer support, with a price below zero.
    let isRefund = cancelReason == Self.refund || (price ?? 0) < 0
    return Meaning(
      status: isRefund ? .expired : .canceled, kind: statedKind, period: datedPeriod(&reading),
      movesPeriod: cancelReason != "BILLING_ERROR", standing: isRefund ? .revoked : .said)
  }

  private func billingIssue(_ reading: inout Reading) -> Meaning {
    let start = reading.date(purchasedAt, "purchased_at_ms")
    guard let grace = reading.date(graceUntil, "grace_period_expiration_at_ms") else {
      return Meaning(status: .unpaid, kind: .recurring, period: datedPeriod(&reading))
    }
    return Meaning(status: .active, kind: .recurring, period: Period(start: start, end: grace))
  }

  private func datedPeriod(_ reading: inout Reading) -> Period? {
    let start = reading.date(purchasedAt, "purchased_at_ms")
    guard let end = reading.date(expirationAt, "expiration_at_ms") else { return nil }
    return Period(start: start, end: end)
  }

  private func line(of user: UserID) throws(EventFault) -> LineID {
    let provider = Provider(store: store)
    if let id = originalTransactionID ?? transactionID { return LineID(provider: provider, id: id) }
    guard let productID else { throw .withoutPurchase }
    // Without a transaction, the product of this one account is the nearest thing to a purchase.
    return LineID(provider: provider, id: "\(productID) of \(user)")
  }
}
