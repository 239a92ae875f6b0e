/// A time as it stands in a webhook.
enum WireTime: Sendable, Hashable {
  /// The field is absent.
  case absent
  /// The field is there, and holds null.
  case null
  /// A time that a provider can mean.
  case at(Instant)
  /// Anything else.
  case bad(value: String, EventRemark.BadDate.Trouble)

  init(milliseconds: Int64) {
    let instant = Instant(milliseconds: milliseconds)
    if instant.isPlausible {
      self = .at(instant)
    } else {
      // Seconds of the years 2000 to 2300 are far below any honest number of milliseconds.
      let isSeconds = (946_684_800..<10_413_792_000).contains(milliseconds)
      self = .bad(value: String(milliseconds), isSeconds ? .seconds : .outOfRange)
    }
  }

  init(text: String) {
    if let number = Int64(text) {
      self.init(milliseconds: number)
    } else if let instant = Instant(text) {
      self = instant.isPlausible ? .at(instant) : .bad(value: "'\(text.prefix(40))'", .outOfRange)
    } else {
      self = .bad(value: "'\(text.prefix(40))'", .notATime)
    }
  }
}

/// Reading that takes what is there and leaves what is of another kind: a provider may change the
/// kind of a field that is of no interest here, and that must not cost the event.
extension KeyedDecodingContainer {
  /// A text, or the digits of a whole number; nil for anything else and for the empty text.
  func text(_ key: Key) -> String? {
    do {
      let text = try decodeIfPresent(String.self, forKey: key)
      return text?.isEmpty == false ? text : nil
    } catch {
      return (try? decode(Int64.self, forKey: key)).map { String($0) }
    }
  }

  /// A number.
  func number(_ key: Key) -> Double? {
    try? decodeIfPresent(Double.self, forKey: key)
  }

  /// A part of its own; nil where it is absent or of another kind.
  func part<Part: Decodable>(_ type: Part.Type, _ key: Key) -> Part? {
    try? decodeIfPresent(type, forKey: key)
  }

  /// A time: milliseconds since 1970, or ISO 8601.
  func time(_ key: Key) -> WireTime {
    do {
      guard let number = try decodeIfPresent(Int64.self, forKey: key) else {
        return contains(key) ? .null : .absent
      }
      return WireTime(milliseconds: number)
    } catch {
      return timeOfAnotherKind(key)
    }
  }

  private func timeOfAnotherKind(_ key: Key) -> WireTime {
    if let text = try? decode(String.self, forKey: key) {
      return text.isEmpty ? .null : WireTime(text: text)
    }
    guard let number = try? decode(Double.self, forKey: key) else {
      return .bad(value: "of another kind", .notATime)
    }
    return abs(number) < 9e15
      ? WireTime(milliseconds: Int64(number)) : .bad(value: "\(number)", .outOfRange)
  }

  /// The texts of a list; nil where it is absent or of another kind.
  func texts(_ key: Key) -> [String]? {
    try? decodeIfPresent([String].self, forKey: key)
  }
}
