/// The place of an event in the history of its purchase, the same whatever the order of arrival.
///
/// Time decides. Events of one moment are ordered by what they say, so that the one that ends
/// access is the later: a refund after a payment, a later period after an earlier one, then the
/// closing status, then the bytes of the id.
struct EventOrder: Sendable, Hashable, Comparable {
  let time: Instant
  let isRevocation: Bool
  let periodEnd: Instant?
  let rank: Int
  let id: String

  /// Before every event.
  static let earliest = EventOrder()

  private init() {
    time = Instant(milliseconds: .min)
    isRevocation = false
    periodEnd = nil
    rank = 0
    id = ""
  }

  init(_ event: PurchaseEvent, _ statement: Statement) {
    time = event.time
    isRevocation = statement.standing == .revoked
    periodEnd = statement.period?.end
    rank = statement.status.closingRank
    id = event.id ?? ""
  }

  static func < (left: EventOrder, right: EventOrder) -> Bool {
    if left.time != right.time { return left.time < right.time }
    if left.isRevocation != right.isRevocation { return right.isRevocation }
    if left.periodEnd != right.periodEnd {
      guard let leftEnd = left.periodEnd else { return true }
      guard let rightEnd = right.periodEnd else { return false }
      return leftEnd < rightEnd
    }
    if left.rank != right.rank { return left.rank < right.rank }
    return left.id.utf8.lexicographicallyPrecedes(right.id.utf8)
  }
}

extension SubscriptionStatus {
  /// How far a status closes access, from open to shut.
  fileprivate var closingRank: Int {
    switch self {
    case .active: 0
    case .trialing: 1
    case .canceled: 2
    case .unknown: 3
    case .unpaid: 4
    case .expired: 5
    }
  }
}
