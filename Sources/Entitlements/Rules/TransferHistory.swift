/// All moves of purchases between accounts, by the account that they leave.
///
/// Who owns a purchase follows from who was last named for it and from the moves after that, in the
/// order of their times: so the order of arrival doesn't matter.
struct TransferHistory: Sendable {
  /// A move away from one account.
  private struct Move: Sendable, Hashable, Comparable {
    let time: Instant
    let id: String
    let to: UserID

    static func < (left: Move, right: Move) -> Bool {
      if left.time != right.time { return left.time < right.time }
      if left.id != right.id { return left.id.utf8.lexicographicallyPrecedes(right.id.utf8) }
      return left.to < right.to
    }
  }

  /// What taking in a transfer means for the owners of purchases.
  enum Arrival: Sendable {
    /// It was known.
    case repeated
    /// An account has more moves than any honest one.
    case refused
    /// It is newer than all others: it moves what the accounts own now.
    case newest
    /// It lies among others: whose purchases may be touched is for these accounts to say.
    case late(Set<UserID>)
  }

  /// More moves of one account than any honest history has; beyond it each late one would cost more
  /// than the one before.
  static let limit = 10_000

  private var moves: [UserID: [Move]] = [:]
  private var neighbours: [UserID: Set<UserID>] = [:]
  private var newest: Instant?

  /// Takes in a transfer.
  mutating func take(_ transfer: Transfer, at time: Instant, id: String) -> Arrival {
    let move = Move(time: time, id: id, to: transfer.to)
    let news = transfer.from.filter { moves[$0]?.contains(sorted: move) != true }
    guard !news.isEmpty else { return .repeated }
    guard news.allSatisfy({ moves[$0]?.count ?? 0 < Self.limit }) else { return .refused }
    for user in news {
      moves[user, default: []].insert(sorted: move)
      neighbours[user, default: []].insert(transfer.to)
      neighbours[transfer.to, default: []].insert(user)
    }
    defer { newest = max(newest ?? time, time) }
    if let newest, time <= newest { return .late(connected(to: transfer.to)) }
    return .newest
  }

  /// Who owns what was an account's at a moment, after all moves since.
  func owner(of user: UserID, since time: Instant) -> UserID {
    var owner = user
    var last: Move?
    while let next = nextMove(of: owner, since: time, after: last) {
      owner = next.to
      last = next
    }
    return owner
  }

  private func nextMove(of user: UserID, since time: Instant, after last: Move?) -> Move? {
    guard let moves = moves[user] else { return nil }
    let start = moves.firstIndex(meeting: { move in
      if let last { return move > last }
      return move.time >= time
    })
    return start < moves.count ? moves[start] : nil
  }

  private func connected(to user: UserID) -> Set<UserID> {
    var found: Set = [user]
    var open = [user]
    while let next = open.popLast() {
      for neighbour in neighbours[next] ?? [] where found.insert(neighbour).inserted {
        open.append(neighbour)
      }
    }
    return found
  }
}

extension Array where Element: Comparable {
  /// The first index, in a sorted array, whose element meets a condition that all later ones meet
  /// too; the count where none does.
  fileprivate func firstIndex(meeting condition: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  fileprivate func contains(sorted element: Element) -> Bool {
    let index = firstIndex(meeting: { $0 >= element })
    return index < count && self[index] == element
  }

  fileprivate mutating func insert(sorted element: Element) {
    insert(element, at: firstIndex(meeting: { $0 >= element }))
  }
}
