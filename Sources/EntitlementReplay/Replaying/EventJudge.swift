internal import Diagnostics
internal import Entitlements

/// Turns what is odd about an event into findings with places.
struct EventJudge {
  private let locator: EventLocator

  init(_ locator: EventLocator) { self.locator = locator }

  /// Reports why a text is no event.
  func report(_ fault: EventFault, into findings: inout CappedFindings) {
    switch fault {
    case .notJSON:
      let place = locator.fault
      let message = place.map { "this is not JSON: \($0.message)" } ?? fault.description
      findings.report(EventRules.unreadable, message, at: place?.location ?? locator.start)
    case .badTime(let date): report(date, isOwnTime: true, into: &findings)
    case .notAnEvent, .withoutType, .withoutTime, .withoutUser, .withoutPurchase:
      findings.report(EventRules.unreadable, fault.description, at: locator.start)
    }
  }

  /// Reports what is odd about an event that was read.
  func report(_ remark: EventRemark, of event: PurchaseEvent, into findings: inout CappedFindings) {
    switch remark {
    case .withoutID:
      findings.report(
        EventRules.withoutID, "the \(event.type) event has no id", at: locator.start)
    case .unknownType:
      findings.report(
        EventRules.unknownType, "the type '\(event.type)' is not known; it changes nothing",
        at: place(event.source == .creem ? "eventType" : "event.type"),
        details: ["type": .string(event.type)])
    case .unknownStatus(let word):
      findings.report(
        EventRules.unknownStatus, "the status '\(word)' is not known; it opens nothing",
        at: place("object.status"), details: ["status": .string(word)])
    case .noEntitlement(let product):
      let name = product.map { "the product '\($0)'" } ?? "the product"
      findings.report(
        EventRules.withoutEntitlement,
        "\(name) is attached to no entitlement; its \(event.type) opens nothing",
        at: place("event.entitlement_ids"))
    case .withoutDates:
      findings.report(
        EventRules.withoutDates, "the \(event.type) carries no end of what is paid for",
        at: locator.start)
    case .badDate(let date): report(date, isOwnTime: false, into: &findings)
    }
  }

  private func report(
    _ date: EventRemark.BadDate, isOwnTime: Bool, into findings: inout CappedFindings
  ) {
    let rule = date.trouble == .seconds ? EventRules.seconds : EventRules.implausible
    let effect = isOwnTime ? "the event is left out" : "the date is not used"
    findings.report(
      rule, "\(date); \(effect)", at: place(date.field), details: ["field": .string(date.field)])
  }

  private func place(_ field: String) -> Location { locator.place(of: field) }
}
