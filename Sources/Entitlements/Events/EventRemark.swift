/// Something odd about an event that could be read all the same.
public enum EventRemark: Sendable, Hashable {
  /// A date that is not used, because nobody can mean it.
  public struct BadDate: Sendable, Hashable {
    /// What is wrong with it.
    public enum Trouble: Sendable, Hashable {
      /// The number counts seconds where milliseconds are due.
      case seconds
      /// It lies before 2000 or after 9999.
      case outOfRange
      /// It is no time at all.
      case notATime
    }

    /// The field's name, with dots where it lies deeper: `event.expiration_at_ms`.
    public let field: String
    /// What stands there.
    public let value: String
    /// What is wrong with it.
    public let trouble: Trouble

    /// A date that is not used.
    public init(field: String, value: String, trouble: Trouble) {
      self.field = field
      self.value = value
      self.trouble = trouble
    }
  }

  /// It has no id: a repeat of it looks like another event.
  case withoutID
  /// Its type is not known here; it changes nothing.
  case unknownType
  /// Its status is a word that is not known here; it opens nothing.
  case unknownStatus(String)
  /// The product is attached to no entitlement; it opens nothing.
  case noEntitlement(product: String?)
  /// A payment without the end of what was paid; it opens nothing by itself.
  case withoutDates
  /// A date that is not used.
  case badDate(BadDate)
}

extension EventRemark.BadDate: CustomStringConvertible {
  /// What is wrong, in lower case, without a full stop.
  public var description: String {
    switch trouble {
    case .seconds: "'\(field)' is \(value), which counts seconds, not milliseconds"
    case .outOfRange: "'\(field)' is \(value), a time before 2000 or after 9999"
    case .notATime: "'\(field)' is \(value), which is no time"
    }
  }
}
