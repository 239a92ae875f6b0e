/// When the access that a purchase gives ends.
///
/// It depends on no clock: access lasts while the present moment is strictly before the end.
public enum AccessEnd: Sendable, Hashable {
  /// It gives none.
  case never
  /// It lasts to the moment before this one.
  case until(Instant)
  /// It has no end.
  case forever

  /// The end of what a status, a kind and a period give together.
  ///
  /// An active or trialing one-time purchase has no end. Anything else without a period end gives
  /// nothing: an end that isn't known must not open a gate.
  public init(_ status: SubscriptionStatus, _ kind: PurchaseKind, periodEnd: Instant?) {
    switch status {
    case .active, .trialing:
      self = kind == .oneTime ? .forever : periodEnd.map(AccessEnd.until) ?? .never
    case .canceled: self = periodEnd.map(AccessEnd.until) ?? .never
    case .unpaid, .expired, .unknown: self = .never
    }
  }

  /// Whether access lasts at a moment; the end itself is over.
  public func isAfter(_ now: Instant) -> Bool {
    switch self {
    case .never: false
    case .until(let end): end > now
    case .forever: true
    }
  }
}

extension AccessEnd: Comparable {
  /// Orders by how long it lasts: never, by time, for ever.
  public static func < (left: AccessEnd, right: AccessEnd) -> Bool {
    switch (left, right) {
    case (.until(let left), .until(let right)): left < right
    case (.never, .until), (.never, .forever), (.until, .forever): true
    case (.never, .never), (.until, .never), (.forever, _): false
    }
  }
}
