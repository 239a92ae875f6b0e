import Synchronization

/// The pages of a build, handed out to workers so that each stays with pages that share a base while
/// there are such, and none stands idle at the end.
final class PageQueue: Sendable {
  /// Some pages of a group, to be drawn one after the other.
  struct Piece: Sendable {
    /// Which group they are of.
    let group: Int
    /// The pages.
    let pages: ArraySlice<Int>
  }

  private struct State {
    /// What is left of each group.
    var left: [ArraySlice<Int>]
    /// How many pages of each group are not drawn yet.
    var open: [Int]
    /// The bases of groups that are under way.
    var bases: [Int: SharedBase] = [:]
    /// The first group that nobody has begun.
    var next = 0
  }

  /// How many pages are handed out at once: few, so that the last ones can be shared out.
  private static let size = 4
  private let state: Mutex<State>

  /// A queue of groups of pages, each by its index.
  init(_ groups: [[Int]]) {
    state = Mutex(State(left: groups.map { $0[...] }, open: groups.map(\.count)))
  }

  /// More pages for a worker; nil where nothing is left.
  ///
  /// They are of its own group, else of one that nobody has begun, else of the one of which the most is
  /// left.
  func next(after group: Int?) -> Piece? {
    state.withLock { state in
      if let group, !state.left[group].isEmpty { return Self.take(from: group, &state) }
      if state.next < state.left.count {
        state.next += 1
        return Self.take(from: state.next - 1, &state)
      }
      let fullest = state.left.indices.max { state.left[$0].count < state.left[$1].count }
      guard let fullest, !state.left[fullest].isEmpty else { return nil }
      return Self.take(from: fullest, &state)
    }
  }

  private static func take(from group: Int, _ state: inout State) -> Piece {
    let pages = state.left[group].prefix(size)
    state.left[group] = state.left[group].dropFirst(size)
    return Piece(group: group, pages: pages)
  }

  /// The base that another worker has drawn for a group; nil where there is none yet.
  func base(of group: Int) -> SharedBase? { state.withLock { $0.bases[group] } }

  /// Lends a base to other workers, as long as the group has pages.
  func lend(_ base: SharedBase, to group: Int) {
    state.withLock { if $0.open[group] > 0 { $0.bases[group] = base } }
  }

  /// Notes that pages are done; the base of a finished group is dropped.
  func finish(_ piece: Piece) {
    state.withLock { state in
      state.open[piece.group] -= piece.pages.count
      if state.open[piece.group] == 0 { state.bases[piece.group] = nil }
    }
  }
}
