/// A list that shows changes at once and takes them back where the server refuses them.
///
/// It keeps what the server has confirmed apart from the changes under way, and shows the one with
/// the others on top. So a change that fails leaves exactly the list that would be there had it
/// never been made, also where a later change is still under way or already confirmed.
public struct OptimisticList<Entry: ListEntry>: Sendable {
  /// A change that the server hasn't answered yet.
  public struct Ticket: Sendable, Hashable {
    fileprivate let number: Int
  }

  private struct Pending: Sendable {
    let ticket: Ticket
    let change: ListChange<Entry>
    var isConfirmed = false
    var answer: Entry?

    func applied(to entries: [Entry]) -> [Entry] {
      let changed = change.applied(to: entries)
      return answer.map { ListChange.edit($0).applied(to: changed) } ?? changed
    }
  }

  private var confirmed: [Entry]
  private var pending: [Pending] = []
  private var count = 0

  /// A list as the server has it.
  public init(_ entries: [Entry] = []) { confirmed = entries }

  /// The list to show: what is confirmed, with all changes under way.
  public var entries: [Entry] {
    pending.reduce(confirmed) { $1.applied(to: $0) }
  }

  /// Whether the server still owes answers.
  public var isSettled: Bool { pending.isEmpty }

  /// Makes a change at once.
  ///
  /// - Returns: What the server's answer is to be given with; nil where the change has nothing to
  ///   change.
  public mutating func begin(_ change: ListChange<Entry>) -> Ticket? {
    guard let change = change.resolved(in: entries) else { return nil }
    count += 1
    let ticket = Ticket(number: count)
    pending.append(Pending(ticket: ticket, change: change))
    return ticket
  }

  /// The server has made a change; one that was answered before is passed over.
  ///
  /// - Parameters:
  ///   - ticket: Which change.
  ///   - entry: The entry as the server has it now, where it says so.
  public mutating func confirm(_ ticket: Ticket, with entry: Entry? = nil) {
    guard let index = pending.firstIndex(where: { $0.ticket == ticket }) else { return }
    pending[index].answer = entry
    pending[index].isConfirmed = true
    sink()
  }

  /// The server has refused a change: the list is as if it had never been made.
  public mutating func rollBack(_ ticket: Ticket) {
    pending.removeAll { $0.ticket == ticket && !$0.isConfirmed }
    sink()
  }

  /// The server has sent the list anew; changes under way stay on top.
  public mutating func refresh(_ entries: [Entry]) {
    confirmed = entries
    pending.removeAll(where: \.isConfirmed)
  }

  /// A confirmed change becomes part of the list once nothing before it can still be taken back.
  private mutating func sink() {
    while let first = pending.first, first.isConfirmed {
      confirmed = first.applied(to: confirmed)
      pending.removeFirst()
    }
  }
}
