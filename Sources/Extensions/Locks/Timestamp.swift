/// A day or a time as ISO 8601 writes it.
enum Timestamp {
  /// Whether a text is a day, or a day and a time with or without an offset, that can be.
  static func isValid(_ text: String) -> Bool {
    let form = /([0-9]{4})-([0-9]{2})-([0-9]{2})(?:[Tt](.+))?/
    guard let match = text.wholeMatch(of: form)?.output, let year = Int(match.1),
      let month = Int(match.2), let day = Int(match.3),
      (1...12).contains(month), (1...days(in: month, of: year)).contains(day)
    else { return false }
    return match.4.map { isTime(String($0)) } ?? true
  }

  private static func isTime(_ text: String) -> Bool {
    let form =
      /([0-9]{2}):([0-9]{2})(?::([0-9]{2})(?:[.,][0-9]+)?)?(?:[Zz]|[+-]([0-9]{2})(?::?[0-5][0-9])?)?/
    guard let match = text.wholeMatch(of: form)?.output, let hour = Int(match.1),
      let minute = Int(match.2)
    else { return false }
    let second = match.3.flatMap { Int($0) } ?? 0
    let offset = match.4.flatMap { Int($0) } ?? 0
    // A leap second is the 61st of its minute.
    return hour < 24 && minute < 60 && second <= 60 && offset < 24
  }

  private static func days(in month: Int, of year: Int) -> Int {
    let isLeap = year % 4 == 0 && year % 100 != 0 || year % 400 == 0
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }
}
