internal import Entitlements

/// Keeps what a picture of one account's history needs, while it is replayed.
package struct TimelineRecorder: Sendable {
  /// The most events that a person can tell apart in one picture.
  package static let limit = 400

  /// One event on the line of its purchase.
  struct Mark: Sendable {
    let time: Instant
    let type: String
    let line: LineID?
    let status: SubscriptionStatus?
    let period: Period?
  }

  /// From when on a rule gives access, and until when.
  struct Access: Sendable {
    let since: Instant
    let end: AccessEnd
  }

  private(set) var users: Set<UserID> = []
  private(set) var count = 0
  private(set) var marks: [Mark] = []
  private(set) var access: [RuleChoice: [Access]] = [:]

  package init() {}

  /// Takes in a step of the replay.
  package mutating func add(_ step: ReplayStep) {
    users.insert(step.user)
    count += 1
    guard count <= Self.limit else { return }
    var mark = Mark(
      time: step.event.time, type: step.event.type, line: nil, status: nil, period: nil)
    if case .states(let statement) = step.event.change {
      mark = Mark(
        time: step.event.time, type: step.event.type, line: statement.line,
        status: statement.status, period: statement.period)
    }
    marks.append(mark)
    for result in step.results {
      access[result.rule, default: []].append(
        Access(since: step.arrival, end: result.row?.accessEnd ?? .never))
    }
  }
}
