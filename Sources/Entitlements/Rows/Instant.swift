/// A point in time, to the millisecond, as the providers send it.
///
/// A whole number compares exactly where a floating date would round; nothing here reads a clock.
public struct Instant: Sendable, Hashable, Comparable {
  /// Milliseconds since the start of 1970 in UTC, leap seconds left out.
  public let milliseconds: Int64

  /// A point in time by its milliseconds since 1970.
  public init(milliseconds: Int64) { self.milliseconds = milliseconds }

  /// Orders by time.
  public static func < (left: Instant, right: Instant) -> Bool {
    left.milliseconds < right.milliseconds
  }

  /// The time from another point to this one, milliseconds; negative where this one is earlier.
  public func milliseconds(since other: Instant) -> Int64 {
    let (difference, overflow) = milliseconds.subtractingReportingOverflow(other.milliseconds)
    guard overflow else { return difference }
    return milliseconds > other.milliseconds ? .max : .min
  }
}

extension Instant {
  /// The years that a provider can mean: 2000 to 9999.
  ///
  /// Granted lifetimes end in 2222, so the far future is honest; a moment before 2000 is a number
  /// in another unit, a zero in place of nothing, or garbage.
  public static let plausible =
    Instant(milliseconds: 946_684_800_000)...Instant(milliseconds: 253_402_300_799_999)

  /// Whether a provider can mean it.
  public var isPlausible: Bool { Self.plausible.contains(self) }
}
