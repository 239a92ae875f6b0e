internal import Entitlements

/// Both rules side by side, as far as they are asked for, and the accounts that they have met.
struct Histories: Sendable {
  private(set) var literal = LiteralRule()
  private(set) var ledger = LedgerRule()
  private(set) var comparisons: [UserID: AccessComparison] = [:]
  private(set) var users: Set<UserID> = []
  /// The latest time of all events so far: no event can have arrived before it.
  private(set) var arrival = Instant(milliseconds: .min)
  private let choice: RuleChoice

  init(_ choice: RuleChoice) { self.choice = choice }

  /// Takes in an event.
  ///
  /// - Returns: What each rule made of it, in the order of the table.
  mutating func apply(_ event: PurchaseEvent) -> [(rule: RuleChoice, merge: Merge)] {
    arrival = max(arrival, event.time)
    meet(event)
    var merges: [(rule: RuleChoice, merge: Merge)] = []
    if choice != .ledger { merges.append((.literal, literal.apply(event))) }
    if choice != .literal { merges.append((.ledger, ledger.apply(event))) }
    if choice == .both { compare(merges) }
    return merges
  }

  /// The row of an account under one rule.
  func row(of user: UserID, by rule: RuleChoice) -> Subscription? {
    rule == .literal ? literal.row(of: user) : ledger.row(of: user)
  }

  private mutating func meet(_ event: PurchaseEvent) {
    if let user = event.user { users.insert(user) }
    if case .moves(let transfer) = event.change {
      users.formUnion(transfer.from)
      users.insert(transfer.to)
    }
  }

  private mutating func compare(_ merges: [(rule: RuleChoice, merge: Merge)]) {
    for merge in merges {
      for user in merge.merge.users {
        comparisons[user, default: AccessComparison()].change(
          literal: literal.row(of: user)?.accessEnd ?? .never,
          ledger: ledger.row(of: user)?.accessEnd ?? .never, at: arrival)
      }
    }
  }
}
