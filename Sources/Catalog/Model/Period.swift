/// How long a subscription or an offer runs, as ISO 8601 writes it: `P1M`, `P1Y`.
package struct Period: Sendable, Hashable {
  package enum Unit: Character, Sendable {
    case day = "D"
    case week = "W"
    case month = "M"
    case year = "Y"
  }

  package let count: Int
  package let unit: Unit

  package init(_ count: Int, _ unit: Unit) {
    self.count = count
    self.unit = unit
  }

  /// A period of one unit, `P1M`; nil for any other text.
  package init?(iso text: String) {
    guard text.hasPrefix("P"), let last = text.last, let unit = Unit(rawValue: last),
      case let digits = text.dropFirst().dropLast(), (1...4).contains(digits.count),
      digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let count = Int(digits), count > 0
    else { return nil }
    self.init(count, unit)
  }

  /// The same length in the largest unit that holds it whole: `P7D` is `P1W`, `P12M` is `P1Y`.
  package var normalized: Period {
    switch unit {
    case .day where count % 7 == 0: Period(count / 7, .week)
    case .month where count % 12 == 0: Period(count / 12, .year)
    case .day, .week, .month, .year: self
    }
  }

  /// The length in days, near enough to tell which of two periods is longer.
  package var days: Int {
    switch unit {
    case .day: count
    case .week: count * 7
    case .month: count * 365 / 12
    case .year: count * 365
    }
  }

  /// How many months it has, as a ratio: 12/1 for a year, 12/52 for a week.
  package var months: (numerator: Int, denominator: Int) {
    switch unit {
    case .day: (count * 12, 365)
    case .week: (count * 12, 52)
    case .month: (count, 1)
    case .year: (count * 12, 1)
    }
  }

  /// The six periods that Apple sells (App Store Connect API, 2026-10), in the one way Xcode writes
  /// each.
  package static let sold = ["P1W", "P1M", "P2M", "P3M", "P6M", "P1Y"]

  /// The periods that Apple's offers run (App Store Connect API, 2026-10).
  package static let offered = ["P3D", "P1W", "P2W", "P1M", "P2M", "P3M", "P6M", "P1Y"]
}

extension Period: CustomStringConvertible {
  package var description: String { "P\(count)\(unit.rawValue)" }

  /// The length for people: `1 week`, `3 months`.
  package var words: String {
    let name =
      switch unit {
      case .day: "day"
      case .week: "week"
      case .month: "month"
      case .year: "year"
      }
    return "\(count) \(name)\(count == 1 ? "" : "s")"
  }
}
