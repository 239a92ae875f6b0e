/// The rule as it is often written down for a one-row table, taken at its word.
///
/// The same provider always replaces the row; another provider only where its period ends strictly
/// later. It looks at neither time of event nor id nor status, so repeats, late deliveries and dead
/// rows do what they do. A period without an end lasts for ever on a one-time purchase that is
/// active or trialing, and on anything else ends before every date.
public struct LiteralRule: MergingRule {
  private var rows: [UserID: Subscription] = [:]

  /// No rows.
  public init() {}

  /// The row of an account; nil where nothing was ever said of it.
  public func row(of user: UserID) -> Subscription? { rows[user] }

  /// Takes in an event, as it comes.
  public mutating func apply(_ event: PurchaseEvent) -> Merge {
    switch event.change {
    case .nothing(let silence): return Merge(.nothing(silence))
    case .moves(let transfer): return move(transfer, source: event.source)
    case .states(let statement):
      let row = row(statement)
      guard replaces(row) else { return Merge(.outlasted) }
      rows[row.userID] = row
      return Merge(.applied, users: [row.userID])
    }
  }

  /// The row that a statement makes by itself.
  private func row(_ statement: Statement) -> Subscription {
    let user = statement.buyer.userID
    let stored = rows[user].flatMap { $0.provider == statement.line.provider ? $0 : nil }
    return Subscription(
      userID: user, provider: statement.line.provider, status: statement.status,
      kind: statement.kind ?? stored?.kind ?? .recurring, periodEnd: statement.period?.end,
      product: statement.product ?? stored?.product)
  }

  private func replaces(_ row: Subscription) -> Bool {
    guard let stored = rows[row.userID], stored.provider != row.provider else { return true }
    return row.writtenEnd > stored.writtenEnd
  }

  private mutating func move(_ transfer: Transfer, source: EventSource) -> Merge {
    var users: Set<UserID> = []
    for user in transfer.from {
      guard let row = rows[user], (row.provider == .creem) == (source == .creem) else { continue }
      rows[user] = nil
      users.insert(user)
      let moved = Subscription(
        userID: transfer.to, provider: row.provider, status: row.status, kind: row.kind,
        periodEnd: row.periodEnd, product: row.product)
      guard replaces(moved) else { continue }
      rows[transfer.to] = moved
      users.insert(transfer.to)
    }
    return users.isEmpty ? Merge(.older) : Merge(.moved, users: users.sorted())
  }
}

extension Subscription {
  /// The end that stands in the row, whatever its status.
  fileprivate var writtenEnd: AccessEnd {
    if let periodEnd { return .until(periodEnd) }
    switch status {
    case .active, .trialing: return kind == .oneTime ? .forever : .never
    case .canceled, .unpaid, .expired, .unknown: return .never
    }
  }
}
