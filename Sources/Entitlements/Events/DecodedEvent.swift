/// An event, and what was odd about it.
public struct DecodedEvent: Sendable, Hashable {
  /// The event.
  public let event: PurchaseEvent
  /// What was odd, in the order in which it was met.
  public let remarks: [EventRemark]

  /// An event with remarks.
  public init(event: PurchaseEvent, remarks: [EventRemark]) {
    self.event = event
    self.remarks = remarks
  }
}
