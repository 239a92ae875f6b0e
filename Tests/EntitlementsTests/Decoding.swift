import EntitlementFixtures
import Entitlements

/// The events of bodies, those left out that can't be read.
func events(_ bodies: [Body]) -> [PurchaseEvent] {
  let decoder = EventDecoder()
  return bodies.compactMap { try? decoder.decode($0.bytes).event }
    .filter { $0.environment == .production }
}

extension MergingRule {
  /// The rule after a history.
  func after(_ bodies: [Body]) -> Self {
    events(bodies).reduce(into: self) { rule, event in _ = rule.apply(event) }
  }

  /// The rows of the accounts that random histories speak of.
  var rows: [Subscription?] {
    (RandomHistory.users + ["cust_harbor01"]).map { UserID($0).flatMap { row(of: $0) } }
  }
}

/// What an event says about its purchase, if it says anything.
func statement(_ body: Body) -> Statement? {
  guard let event = try? EventDecoder().decode(body.bytes).event,
    case .states(let statement) = event.change
  else { return nil }
  return statement
}

/// What is odd about an event.
func remarks(_ body: Body) -> [EventRemark] {
  (try? EventDecoder().decode(body.bytes).remarks) ?? []
}
