/// When to ask the authority again after a purchase, until the webhook has written the row.
///
/// RevenueCat documents 5 to 60 s between a purchase and its webhook, so that a schedule of five
/// seconds gives up on most first purchases. The default goes on for a little over a minute.
public struct PollSchedule: Sendable, Hashable {
  /// The waits before each question, milliseconds, each counted from the answer before it.
  public let waits: [Int64]

  /// A schedule; waits are positive milliseconds.
  public init(waits: [Int64]) {
    precondition(waits.allSatisfy { $0 > 0 }, "a wait is positive")
    self.waits = waits
  }

  /// 0.8, 1.6 and 3.0 s, 5.4 s in all: enough only where the row is written at once.
  public static let short = PollSchedule(waits: [800, 1600, 3000])

  /// The same first steps, then slower ones, 65.4 s in all: outlasts the documented delay.
  public static let standard = PollSchedule(
    waits: [800, 1600, 3000, 5000, 8000, 12_000, 15_000, 20_000])

  /// The time from the purchase to the last question, milliseconds.
  public var total: Int64 { waits.reduce(0, +) }

  /// The wait before the next question.
  ///
  /// - Parameter asked: How many questions were asked before.
  /// - Returns: Milliseconds; nil where the schedule is over.
  public func wait(after asked: Int) -> Int64? {
    waits.indices.contains(asked) ? waits[asked] : nil
  }
}
