extension Subscription {
  /// Why the row gives access at a moment, or why not, in a sentence without a full stop.
  public func reason(at now: Instant) -> String {
    switch (status, kind, periodEnd) {
    case (.active, .oneTime, _), (.trialing, .oneTime, _):
      "a one-time purchase that is \(status.rawValue) has no end"
    case (.active, .recurring, nil), (.trialing, .recurring, nil), (.canceled, _, nil):
      "it is \(status.rawValue), but its period has no known end, and what is not known opens nothing"
    case (.active, .recurring, let end?), (.trialing, .recurring, let end?),
      (.canceled, _, let end?):
      reason(end: end, at: now)
    case (.unpaid, _, _): "a payment is due, and unpaid gives no access"
    case (.expired, _, _): "it is expired, whatever its period said"
    case (.unknown, _, _):
      "its status is a word that is not known here, and what is not known opens nothing"
    }
  }

  private func reason(end: Instant, at now: Instant) -> String {
    let plan = status == .canceled ? "it is canceled and not renewed" : "it is \(status.rawValue)"
    if end > now { return "\(plan), and its period lasts to \(end)" }
    if end == now { return "\(plan), but its period ends at this very moment, and the end is over" }
    return "\(plan), but its period ended at \(end)"
  }
}
