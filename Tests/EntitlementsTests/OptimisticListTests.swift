import EntitlementFixtures
import Entitlements
import Fixtures
import Testing

private struct Task: ListEntry, Hashable {
  let id: Int
  var title = ""
  var isCompleted = false
}

@Suite("OptimisticList")
struct OptimisticListTests {
  private static let start = [
    Task(id: 1), Task(id: 2, isCompleted: true), Task(id: 3), Task(id: 4, isCompleted: true),
  ]

  private static let changes: [ListChange<Task>] = [
    .toggle(1), .edit(Task(id: 3, title: "new")), .delete([2, 3]), .move(4, to: 0),
    .clearCompleted,
  ]

  private func begin(
    _ change: ListChange<Task>, in list: inout OptimisticList<Task>
  ) throws -> OptimisticList<Task>.Ticket {
    let ticket = list.begin(change)
    return try #require(ticket)
  }

  @Test("every change shows at once", arguments: changes.indices)
  func atOnce(_ index: Int) {
    var list = OptimisticList(Self.start)
    _ = list.begin(Self.changes[index])
    #expect(list.entries != Self.start)
  }

  @Test("every change that fails leaves the exact list before it", arguments: changes.indices)
  func rollBack(_ index: Int) throws {
    var list = OptimisticList(Self.start)
    let ticket = try begin(Self.changes[index], in: &list)
    list.rollBack(ticket)
    #expect(list.entries == Self.start)
    #expect(list.isSettled)
  }

  @Test(
    "where two overlap and the first fails, the second alone is left", arguments: changes.indices,
    changes.indices)
  func overlap(_ first: Int, _ second: Int) throws {
    var list = OptimisticList(Self.start)
    let ticket = try begin(Self.changes[first], in: &list)
    // A change that the first has left nothing to change is not made at all.
    guard let other = list.begin(Self.changes[second]) else { return }
    list.confirm(other)
    list.rollBack(ticket)
    var alone = OptimisticList(Self.start)
    // What is cleared is what was completed when it was asked for.
    if case .clearCompleted = Self.changes[second] { return }
    _ = alone.begin(Self.changes[second])
    #expect(list.entries == alone.entries)
    #expect(list.isSettled)
  }

  @Test("clearing takes what was completed when it was asked for, though the completion fails")
  func clearing() throws {
    var list = OptimisticList(Self.start)
    let toggle = try begin(.toggle(1), in: &list)
    let clearing = try begin(.clearCompleted, in: &list)
    list.confirm(clearing)
    list.rollBack(toggle)
    #expect(list.entries.map(\.id) == [3])
  }

  @Test("the server's own entry replaces the guess, and a move stays a move")
  func answers() throws {
    var list = OptimisticList(Self.start)
    let toggle = try begin(.toggle(1), in: &list)
    list.confirm(toggle, with: Task(id: 1, title: "theirs"))
    let move = try begin(.move(3, to: 0), in: &list)
    list.confirm(move, with: Task(id: 3, title: "moved"))
    #expect(list.entries.map(\.id) == [3, 1, 2, 4])
    #expect(list.entries.map(\.title) == ["moved", "theirs", "", ""])
  }

  @Test("an answer that comes twice, or after the other, is passed over")
  func repeatedAnswers() throws {
    var list = OptimisticList(Self.start)
    let ticket = try begin(.delete([1]), in: &list)
    list.confirm(ticket)
    list.rollBack(ticket)
    list.confirm(ticket)
    #expect(list.entries.map(\.id) == [2, 3, 4])
  }

  @Test("a change of what is not there is not made")
  func nothing() {
    var list = OptimisticList(Self.start)
    let ticket = list.begin(.toggle(9))
    #expect(ticket == nil)
    #expect(list.isSettled)
  }

  @Test("a list that is sent anew keeps what is under way")
  func refresh() throws {
    var list = OptimisticList(Self.start)
    _ = list.begin(.delete([1]))
    list.refresh([Task(id: 1), Task(id: 7)])
    #expect(list.entries.map(\.id) == [7])
  }

  @Test("whatever fails, the list is as if it had never been tried", arguments: 0..<100)
  func random(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var list = OptimisticList(Self.start)
    var kept = Self.start
    var tickets: [(ticket: OptimisticList<Task>.Ticket, change: ListChange<Task>)] = []
    for _ in 0..<6 {
      let id = Int.random(in: 1...4, using: &random)
      let change: ListChange<Task> = random.pick([
        .toggle(id), .edit(Task(id: id, title: "t")), .move(id, to: 2),
      ])
      if let ticket = list.begin(change) { tickets.append((ticket, change)) }
    }
    let failing = Set(tickets.map(\.ticket).filter { _ in random.chance(50) })
    for (ticket, change) in tickets where !failing.contains(ticket) {
      var one = OptimisticList(kept)
      _ = one.begin(change)
      kept = one.entries
    }
    for (ticket, _) in tickets.shuffled(using: &random) {
      if failing.contains(ticket) { list.rollBack(ticket) } else { list.confirm(ticket) }
    }
    #expect(list.entries == kept)
    #expect(list.isSettled)
  }
}
