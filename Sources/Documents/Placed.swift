public import Diagnostics

/// A value that was read, with the place where it stands.
public struct Placed<Value: Sendable>: Sendable {
  /// The value.
  public let value: Value
  /// Where it stands.
  public let location: Location

  /// A value at a place.
  public init(_ value: Value, at location: Location) {
    self.value = value
    self.location = location
  }
}

extension Placed: Equatable where Value: Equatable {}
extension Placed: Hashable where Value: Hashable {}
