/// What an event did to the rows.
public struct Merge: Sendable, Hashable {
  /// The kinds of effect.
  public enum Effect: Sendable, Hashable {
    /// It was taken in.
    case applied
    /// It moved purchases to another account.
    case moved
    /// Its id was seen before.
    case repeated
    /// Newer events of its purchase were taken in before.
    case older
    /// The row of another provider doesn't end earlier, so it stays.
    case outlasted
    /// It says nothing.
    case nothing(PurchaseEvent.Silence)
    /// An account has been part of more transfers than any honest one.
    case refused
  }

  /// What it did.
  public let effect: Effect
  /// The accounts whose rows may have changed; empty where none has.
  public let users: [UserID]

  /// An effect on accounts.
  public init(_ effect: Effect, users: [UserID] = []) {
    self.effect = effect
    self.users = users
  }
}

extension Merge.Effect: CustomStringConvertible {
  /// The effect as people read it.
  public var description: String {
    switch self {
    case .applied: "applied"
    case .moved: "moved"
    case .repeated: "dropped: a repeat"
    case .older: "dropped: older"
    case .outlasted: "kept: the row ends no earlier"
    case .nothing(let silence): silence.description
    case .refused: "refused: too many transfers"
    }
  }
}
