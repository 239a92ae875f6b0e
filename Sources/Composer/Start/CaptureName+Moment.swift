import Stores

extension CaptureName {
  /// A name that tells nothing but when a picture was taken, as systems name screenshots.
  struct Moment {
    /// The simulator, where the name tells it.
    let device: String?
    /// Date and time in the order of time.
    let text: String

    /// Reads names such as `Screenshot 2026-05-12 at 4.42.48 PM (2)`, `Screenshot_20260512-164248`,
    /// `Simulator Screenshot - iPhone 16 - 2026-05-12 at 16.42.48`; nil for any other.
    init?(of name: String) {
      guard let match = name.wholeMatch(of: Self.form) else { return nil }
      let output = match.output
      device = output.device.map { String($0).trimmed }
      var hour = Int(output.hour) ?? 0
      if let half = output.half {
        hour = hour % 12 + (half.lowercased().hasPrefix("p") ? 12 : 0)
      }
      let copy = output.copy.flatMap { Int($0) } ?? 0
      let numbers = [
        Int(output.year), Int(output.month), Int(output.day), hour, Int(output.minute),
        Int(output.second), copy,
      ]
      text = numbers.map { number in
        let digits = String(number ?? 0)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      }.joined(separator: "-")
    }

    private typealias Parts = (
      Substring, device: Substring?, year: Substring, month: Substring, day: Substring,
      hour: Substring, minute: Substring, second: Substring, half: Substring?, copy: Substring?
    )

    /// A word or two, perhaps a simulator between dashes, the date, perhaps `at`, the time.
    private static var form: Regex<Parts> {
      /(?:[\p{L} ]+?[ _-]+)(?:- (?<device>[^-]+(?:-inch[^-]*)?) - )?(?<year>20\d\d)-?(?<month>\d\d)-?(?<day>\d\d)(?:[ _-]|,? \p{L}+ )(?<hour>\d\d?)[.:-]?(?<minute>\d\d)[.:-]?(?<second>\d\d)(?: ?(?<half>[AaPp]\.?[Mm]\.?))?(?:[ _-]?\(?(?<copy>\d{1,3})\)?)?/
    }
  }
}

extension String {
  /// The text without blanks at its ends.
  var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}

extension LocaleTag {
  /// The locale that the name of a folder or a part of a file's name means, in the App Store's spelling
  /// where it has one; nil for a name that no store takes for a locale.
  static func meant(by name: String) -> LocaleTag? {
    let tag = String(name.map { $0 == "_" ? "-" : $0 })
    guard tag.utf8.count >= 2, LocaleTag(tag) != nil else { return nil }
    let codes = Store.allCases.compactMap { StoreLocales.code(for: tag, in: $0).code }
    return codes.first.flatMap { LocaleTag($0) }
  }
}
