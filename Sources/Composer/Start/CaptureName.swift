import Stores

/// What the name of a capture's file tells: names as snapshot, screengrab and the systems give them.
struct CaptureName: Sendable, Hashable {
  /// What the picture shows, in the words of the name; nil where the name is only a moment.
  let words: String?
  /// Its place in the set, where the name starts with a number.
  let number: Int?
  /// The device, where the name starts with one.
  let device: String?
  /// The locale, where the name starts or ends with one of a store's codes.
  let locale: LocaleTag?
  /// The moment of a name that is nothing else, in a form whose order is that of time.
  let moment: String?

  /// Reads the name of a file without its extension.
  init(_ stem: String) {
    // macOS puts a narrow no-break space before AM and PM; other systems have blanks of their own.
    var rest = String(stem.map { $0.isWhitespace ? " " : $0 })
    if let moment = Moment(of: rest) {
      (words, number, locale) = (nil, nil, nil)
      (device, self.moment) = (moment.device, moment.text)
      return
    }
    moment = nil
    if let match = rest.wholeMatch(of: Self.timestamped) { rest = String(match.output.1) }
    var locale: LocaleTag?
    for (separator, fromFront) in [("_", true), ("_", false), (".", false), ("~", false)] {
      let parts = rest.split(separator: Character(separator)).map(String.init)
      guard locale == nil, parts.count > 1, let end = fromFront ? parts.first : parts.last,
        Self.isLocale(end, after: separator), let tag = LocaleTag.meant(by: end)
      else { continue }
      locale = tag
      rest = (fromFront ? parts.dropFirst() : parts.dropLast()).joined(separator: separator)
    }
    self.locale = locale
    if let match = rest.wholeMatch(of: Self.deviceFirst) {
      device = String(match.output.1).trimmed
      rest = String(match.output.2)
    } else {
      device = nil
    }
    if let match = rest.wholeMatch(of: Self.numbered) {
      number = Int(match.output.1)
      rest = String(match.output.2)
    } else {
      number = nil
    }
    let words = Self.words(of: rest)
    self.words = words.isEmpty ? nil : words
  }

  /// Whether a part of a name may mean a locale: `de-DE` anywhere, `ja` behind a dot alone, since names
  /// such as `sign_in` and `check_it` are words.
  private static func isLocale(_ part: String, after separator: String) -> Bool {
    part.contains("-")
      || separator == "." && Store.allCases.contains { StoreLocales.isCode(part, of: $0) }
  }

  /// `home_1465832742412`: screengrab adds the milliseconds since 1970.
  private static var timestamped: Regex<(Substring, Substring)> { /(.+)_\d{10,17}/ }

  /// `iPhone 16 Pro Max-01_Home`, as snapshot puts the simulator first; `12.9-inch` is part of its name.
  private static var deviceFirst: Regex<(Substring, Substring, Substring)> {
    /((?:iPhone|iPad|Apple Watch|Apple TV|Apple Vision|Mac|Pixel|Nexus|Galaxy)(?:-inch|[^-])*)-(.+)/
  }

  private static var numbered: Regex<(Substring, Substring, Substring)> {
    /(\d{1,3})[ ._-]*([^ ._\-\d].*)/
  }

  /// The words of a name such as `HomeScreen`, `home_screen`, `home~dark`.
  private static func words(of text: String) -> String {
    var out = ""
    var last: Character = " "
    for character in text {
      if !character.isLetter && !character.isNumber {
        if last != " " { out.append(" ") }
        last = " "
        continue
      }
      if character.isUppercase, last.isLowercase || last.isNumber { out.append(" ") }
      out.append(character)
      last = character
    }
    return out.trimmed
  }
}
