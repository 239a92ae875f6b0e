/// A moment as ISO 8601 writes it, kept as it was given: the clock is never read.
public struct Timestamp: Sendable, Hashable, CustomStringConvertible {
  /// The text as it was given.
  public let text: String

  /// The moment of builds that were given none: the first one that ZIP archives can hold.
  public static let fixed = Timestamp(unchecked: "1980-01-01T00:00:00Z")

  /// A date and time with a zone, such as `2026-11-30T09:00:00Z`; nil for anything else, and for
  /// days that no calendar has.
  public init?(_ text: String) {
    let pattern =
      /(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d)(?:\.\d{1,9})?)?(?:Z|[+-](\d\d):?(\d\d))/
    guard let match = text.wholeMatch(of: pattern)?.output else { return nil }
    let part = { (text: Substring?) in text.flatMap { Int($0) } ?? 0 }
    let (year, month, day) = (part(match.1), part(match.2), part(match.3))
    guard (1...12).contains(month), (1...Self.days(of: month, year)).contains(day),
      part(match.4) < 24, part(match.5) < 60, part(match.6) <= 60, part(match.7) < 24,
      part(match.8) < 60
    else { return nil }
    self.text = text
  }

  /// A moment in seconds since 1970, as SOURCE_DATE_EPOCH gives it.
  public init?(secondsSince1970 text: String) {
    guard let seconds = Int(text), (0..<253_402_300_800).contains(seconds) else { return nil }
    var days = seconds / 86400
    var year = 1970
    while days >= Self.length(of: year) {
      days -= Self.length(of: year)
      year += 1
    }
    var month = 1
    while days >= Self.days(of: month, year) {
      days -= Self.days(of: month, year)
      month += 1
    }
    let rest = seconds % 86400
    let date = [Self.digits(year, 4), Self.digits(month), Self.digits(days + 1)]
    let time = [rest / 3600, rest / 60 % 60, rest % 60].map { Self.digits($0) }
    self.text = "\(date.joined(separator: "-"))T\(time.joined(separator: ":"))Z"
  }

  private init(unchecked text: String) { self.text = text }

  /// The text as it was given.
  public var description: String { text }

  private static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  private static func length(of year: Int) -> Int { isLeap(year) ? 366 : 365 }

  private static func days(of month: Int, _ year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func digits(_ number: Int, _ count: Int = 2) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }
}
