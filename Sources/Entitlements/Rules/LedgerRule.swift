/// The safe rule: one line per purchase, and the row is the line that lasts longest.
///
/// Repeats and older events of a line change nothing, so the order of arrival doesn't matter. A
/// refund or a dispute ends its own line and no other. The row is the entitled line with the
/// greatest end, where an active one-time purchase has none; of equal ends the line that began
/// first, then by provider and id. Where nothing gives access any more, it is the line that gave it
/// last; where nothing ever did, the one that was last spoken of.
public struct LedgerRule: MergingRule {
  private struct Account: Sendable {
    var lines: Set<LineID> = []
    var best: LineID?
  }

  private var lines: [LineID: PurchaseLine] = [:]
  private var owners: [LineID: UserID] = [:]
  private var accounts: [UserID: Account] = [:]
  private var transfers = TransferHistory()
  private var recent: [EventSource: RecentIDs] = [:]
  private let remembered: Int

  /// An empty ledger.
  ///
  /// - Parameter remembered: How many event ids it keeps to know a repeat by. A repeat from beyond
  ///   them is known by its time, which is no newer than its line.
  public init(remembering remembered: Int = 65_536) { self.remembered = remembered }

  /// The lines of an account, in the order of their providers and ids.
  public func lines(of user: UserID) -> [PurchaseLine] {
    (accounts[user]?.lines ?? []).sorted().compactMap { lines[$0] }
  }

  /// The row of an account; nil where it has no line.
  public func row(of user: UserID) -> Subscription? {
    accounts[user]?.best.flatMap { lines[$0] }?.row(of: user)
  }

  /// Takes in an event, whenever it comes.
  public mutating func apply(_ event: PurchaseEvent) -> Merge {
    if let id = event.id, !isNew(id, event.source) { return Merge(.repeated) }
    switch event.change {
    case .nothing(let silence): return Merge(.nothing(silence))
    case .states(let statement): return take(statement, of: event)
    case .moves(let transfer): return move(transfer, event)
    }
  }

  private mutating func isNew(_ id: String, _ source: EventSource) -> Bool {
    recent[source, default: RecentIDs(capacity: remembered)].insert(id)
  }

  private mutating func take(_ statement: Statement, of event: PurchaseEvent) -> Merge {
    let id = statement.line
    let isNews =
      lines[id, default: PurchaseLine(statement, of: event)].take(statement, of: event)
    guard isNews else { return Merge(.older) }
    return Merge(.applied, users: settle(id))
  }

  private mutating func move(_ transfer: Transfer, _ event: PurchaseEvent) -> Merge {
    let candidates: Set<UserID>
    switch transfers.take(transfer, at: event.time, id: event.id ?? "") {
    case .repeated: return Merge(.repeated)
    case .refused: return Merge(.refused)
    case .newest: candidates = Set(transfer.from)
    case .late(let accounts): candidates = accounts
    }
    var users: Set<UserID> = []
    for user in candidates {
      for id in accounts[user]?.lines ?? [] where lines[id]?.source == event.source {
        let affected = settle(id)
        if affected.count > 1 { users.formUnion(affected) }
      }
    }
    return users.isEmpty ? Merge(.older) : Merge(.moved, users: users.sorted())
  }

  /// Gives a line to its owner and chooses the rows anew.
  ///
  /// - Returns: The accounts that it belongs or belonged to.
  private mutating func settle(_ id: LineID) -> [UserID] {
    guard let line = lines[id], let stated = line.stated else { return [] }
    let owner =
      line.source == .revenueCat
      ? transfers.owner(of: stated.user, since: stated.since) : stated.user
    var users = [owner]
    if let before = owners[id], before != owner {
      accounts[before]?.lines.remove(id)
      if accounts[before]?.best == id { chooseBest(of: before) }
      users.append(before)
    }
    owners[id] = owner
    accounts[owner, default: Account()].lines.insert(id)
    if accounts[owner]?.best == id {
      chooseBest(of: owner)
    } else if let best = accounts[owner]?.best.flatMap({ lines[$0] }), !line.outranks(best) {
      return users
    } else {
      accounts[owner]?.best = id
    }
    return users
  }

  private mutating func chooseBest(of user: UserID) {
    let candidates = (accounts[user]?.lines ?? []).compactMap { lines[$0] }
    accounts[user]?.best = candidates.max { $1.outranks($0) }?.id
  }
}

extension PurchaseLine {
  /// Whether this line, rather than another, is the row.
  ///
  /// It depends on no clock: the line with the latest end is entitled at a moment if any line is.
  fileprivate func outranks(_ other: PurchaseLine) -> Bool {
    let (mine, others) = (accessEnd, other.accessEnd)
    if mine != others { return mine > others }
    if mine == .never, newest != other.newest { return newest > other.newest }
    if began != other.began { return began < other.began }
    return id < other.id
  }
}
