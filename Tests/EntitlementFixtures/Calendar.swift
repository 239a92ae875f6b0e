package import Entitlements

/// A day of the tests' calendar: day 0 is the first of January 2026, by UTC.
package func day(_ number: Double) -> Instant {
  Instant(milliseconds: 1_767_225_600_000 + Int64(number * 86_400_000))
}
