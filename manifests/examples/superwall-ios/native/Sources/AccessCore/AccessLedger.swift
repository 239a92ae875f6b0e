import Foundation

/// What an app may believe about an account's access, from what it was told and when.
///
/// A purchase that came back well is a reason to ask again, never a reason to open the door. Only an
/// answer about the present account, not older than `freshness`, opens it.
public struct AccessLedger: Sendable {
  /// How long an answer counts, seconds.
  public static let freshness: TimeInterval = 60

  /// A paywall that was shown, and whom it was shown to.
  public struct Showing: Equatable, Sendable {
    public let assignment: String
    public let account: String
    public let at: Date
  }

  /// An answer about access.
  public struct Answer: Equatable, Sendable {
    public let isActive: Bool
    public let at: Date
  }

  /// What may be believed now.
  public enum Access: Equatable, Sendable {
    case unknown, closed, open
  }

  /// Why something was not taken in.
  public enum Refusal: Error, Equatable {
    case emptyName
    case anotherAccount
    case fromTheFuture
    case tooOld
    case olderThanKnown
  }

  public private(set) var account: String
  /// Counts changes of account, so that what was asked before one is not taken for what came after.
  public private(set) var epoch = 0
  public private(set) var showings: [Showing] = []
  public private(set) var answer: Answer?

  /// A ledger of an account that is not signed in, known by a name that the app has made up.
  public init(visitor: String) {
    account = visitor
  }

  /// Notes that a paywall was shown.
  public mutating func note(showing assignment: String, at time: Date) throws {
    guard !assignment.isEmpty else { throw Refusal.emptyName }
    showings.append(Showing(assignment: assignment, account: account, at: time))
  }

  /// Another account is there now. What was shown to the one before stays on record under its name.
  public mutating func change(to name: String) throws {
    guard !name.isEmpty else { throw Refusal.emptyName }
    account = name
    epoch += 1
    answer = nil
  }

  /// Nobody is signed in any more; nothing of the account is kept.
  public mutating func signOut(visitor: String) throws {
    try change(to: visitor)
    showings = []
  }

  /// Takes in an answer to what was asked about `name` in `epoch`.
  public mutating func take(
    _ new: Answer, about name: String, askedIn epoch: Int, now: Date
  ) throws {
    guard name == account, epoch == self.epoch else { throw Refusal.anotherAccount }
    guard new.at <= now else { throw Refusal.fromTheFuture }
    guard now.timeIntervalSince(new.at) < Self.freshness else {
      answer = nil
      throw Refusal.tooOld
    }
    if let answer, new.at < answer.at { throw Refusal.olderThanKnown }
    answer = new
  }

  /// What may be believed at a time.
  public func access(now: Date) -> Access {
    guard let answer, answer.at <= now, now.timeIntervalSince(answer.at) < Self.freshness else {
      return .unknown
    }
    return answer.isActive ? .open : .closed
  }
}
