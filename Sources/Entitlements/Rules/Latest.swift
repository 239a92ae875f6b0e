/// A value with the event that said it: a newer one replaces it, whatever the order of arrival.
struct Latest<Value: Sendable>: Sendable {
  let value: Value
  let order: EventOrder
}

extension Optional {
  /// Takes a value where its event is newer than the present one.
  ///
  /// - Returns: Whether it was.
  mutating func offer<Value>(_ value: Value, _ order: EventOrder) -> Bool
  where Wrapped == Latest<Value> {
    if let present = self, present.order >= order { return false }
    self = Latest(value: value, order: order)
    return true
  }
}
