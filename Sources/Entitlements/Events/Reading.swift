/// One event while it is read: gathers what is odd about it.
struct Reading {
  private(set) var remarks: [EventRemark] = []
  /// What stands before a field's name in the body.
  var prefix = ""

  mutating func remark(_ remark: EventRemark) { remarks.append(remark) }

  /// The time of the event itself, without which it has no place.
  func eventTime(_ time: WireTime, _ field: String) throws(EventFault) -> Instant {
    switch time {
    case .at(let instant): return instant
    case .absent, .null: throw .withoutTime(field: prefix + field)
    case .bad(let value, let trouble):
      throw .badTime(.init(field: prefix + field, value: value, trouble: trouble))
    }
  }

  /// A date within the event; one that nobody can mean is remarked and not used.
  mutating func date(_ time: WireTime, _ field: String) -> Instant? {
    switch time {
    case .at(let instant): return instant
    case .absent, .null: return nil
    case .bad(let value, let trouble):
      remark(.badDate(.init(field: prefix + field, value: value, trouble: trouble)))
      return nil
    }
  }

  /// The id of the event.
  mutating func id(_ id: String?) -> String? {
    if id == nil { remark(.withoutID) }
    return id
  }
}
