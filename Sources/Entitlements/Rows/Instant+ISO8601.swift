extension Instant {
  /// Reads ISO 8601: a date with a time and a zone, or a date alone, which is its midnight in UTC.
  ///
  /// A space may stand for the `T`, as PostgreSQL writes it, and the zone may be `Z`, `+02`,
  /// `+0200` or `+02:00`. What is finer than a millisecond is cut off. Anything else gives nil: a
  /// time without a zone could be any of 26 hours.
  ///
  /// - Parameter text: The text, such as `2026-04-11T00:00:00.000Z`.
  public init?(_ text: some StringProtocol) {
    var reader = DigitReader(Array(text.utf8))
    guard let year = reader.number(of: 4), reader.skip("-"), let month = reader.number(of: 2),
      reader.skip("-"), let day = reader.number(of: 2), year > 0, (1...12).contains(month),
      (1...Self.days(in: month, of: year)).contains(day)
    else { return nil }
    let midnight = Self.dayNumber(year, month, day) * 86_400_000
    if reader.isAtEnd {
      self.init(milliseconds: midnight)
      return
    }
    guard reader.skip("T") || reader.skip("t") || reader.skip(" "),
      let time = Self.timeOfDay(&reader), let zone = Self.zone(&reader), reader.isAtEnd
    else { return nil }
    self.init(milliseconds: midnight + time - zone)
  }

  private static func timeOfDay(_ reader: inout DigitReader) -> Int64? {
    guard let hour = reader.number(of: 2), hour < 24, reader.skip(":"),
      let minute = reader.number(of: 2), minute < 60
    else { return nil }
    var time = (hour * 60 + minute) * 60_000
    guard reader.skip(":") else { return time }
    // A leap second is the first moment of the minute after it, as POSIX counts.
    guard let second = reader.number(of: 2), second <= 60 else { return nil }
    time += second * 1000
    if reader.skip(".") {
      guard let fraction = reader.thousandths() else { return nil }
      time += fraction
    }
    return time
  }

  private static func zone(_ reader: inout DigitReader) -> Int64? {
    if reader.skip("Z") || reader.skip("z") { return 0 }
    let isEast = reader.skip("+")
    guard isEast || reader.skip("-"), let hours = reader.number(of: 2), hours < 24 else {
      return nil
    }
    var minutes: Int64 = 0
    if reader.skip(":") || !reader.isAtEnd {
      guard let given = reader.number(of: 2), given < 60 else { return nil }
      minutes = given
    }
    return (isEast ? 1 : -1) * (hours * 60 + minutes) * 60_000
  }

  /// Days since 1970-01-01 in the Gregorian calendar.
  ///
  /// Years are counted from March, so that the leap day is the last of its year.
  private static func dayNumber(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
    let shifted = month > 2 ? year : year - 1
    let monthFromMarch = (month + 9) % 12
    let leapDays = shifted / 4 - shifted / 100 + shifted / 400
    return shifted * 365 + leapDays + (153 * monthFromMarch + 2) / 5 + day - 719_469
  }

  private static func days(in month: Int64, of year: Int64) -> Int64 {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension Instant: CustomStringConvertible {
  /// The time in UTC as ISO 8601, such as `2026-04-11T00:00:00Z`; milliseconds only where there are
  /// any.
  public var description: String {
    let (days, rest) = Self.divide(milliseconds, by: 86_400_000)
    let date = Self.date(ofDay: days)
    let time = [rest / 3_600_000, rest / 60_000 % 60, rest / 1000 % 60].map { Self.padded($0, 2) }
    let fraction = rest % 1000 == 0 ? "" : "." + Self.padded(rest % 1000, 3)
    return "\(date)T\(time.joined(separator: ":"))\(fraction)Z"
  }

  private static func date(ofDay day: Int64) -> String {
    // The inverse of `dayNumber`: eras of 400 years, counted from March of the year 0.
    let (era, dayOfEra) = divide(day + 719_468, by: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let dayOfMonth = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(dayOfMonth, 2))"
  }

  /// The quotient and remainder of a division that rounds down, for times before 1970 too.
  private static func divide(_ value: Int64, by divisor: Int64) -> (Int64, Int64) {
    let remainder = (value % divisor + divisor) % divisor
    return ((value - remainder) / divisor, remainder)
  }

  private static func padded(_ number: Int64, _ width: Int) -> String {
    let digits = String(number.magnitude)
    return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, width - digits.count))
      + digits
  }
}

/// Reads runs of decimal digits off the front of a text.
private struct DigitReader {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { offset == bytes.count }

  mutating func skip(_ mark: Unicode.Scalar) -> Bool {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: mark) else { return false }
    offset += 1
    return true
  }

  mutating func number(of count: Int) -> Int64? {
    guard offset + count <= bytes.count else { return nil }
    var value: Int64 = 0
    for byte in bytes[offset..<offset + count] {
      guard (0x30...0x39).contains(byte) else { return nil }
      value = value * 10 + Int64(byte - 0x30)
    }
    offset += count
    return value
  }

  /// The digits of a fraction as thousandths; the fourth and later ones are passed over.
  mutating func thousandths() -> Int64? {
    var value: Int64 = 0
    var count = 0
    while offset < bytes.count, (0x30...0x39).contains(bytes[offset]) {
      if count < 3 { value = value * 10 + Int64(bytes[offset] - 0x30) }
      count += 1
      offset += 1
    }
    guard (1...9).contains(count) else { return nil }
    for _ in count..<max(3, count) { value *= 10 }
    return value
  }
}
