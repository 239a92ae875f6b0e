/// The families of a CSS `font-family` value, in their order.
package struct FontFamilyList: Sendable, Hashable {
  /// A family as it is asked for.
  package struct Family: Sendable, Hashable {
    /// The name, without quotes.
    package let name: String
    /// Whether it stands for whatever the system has of its kind, such as `sans-serif`.
    package let isGeneric: Bool
  }

  /// The families; empty where the value names none.
  package let families: [Family]

  /// Reads a value: names in quotes or without, commas between them, CSS's escapes.
  package init(_ value: String) {
    var families: [Family] = []
    var scanner = Scanner(rest: Array(value.unicodeScalars)[...])
    while let item = scanner.next() {
      let name = item.isQuoted ? item.name : Self.collapsed(item.name)
      guard !name.isEmpty else { continue }
      let isGeneric = !item.isQuoted && Self.generic.contains(name.lowercased())
      families.append(Family(name: name, isGeneric: isGeneric))
    }
    self.families = families
  }

  /// The first family, which the author wants most.
  package var first: Family? { families.first }

  /// The list as Pango takes it.
  var pango: String {
    families.map { $0.name.replacing(",", with: " ") }.joined(separator: ",")
  }

  /// CSS Fonts 4, section 2.1.3, and what CSS Fonts 3 had.
  private static let generic: Set = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif",
    "ui-sans-serif", "ui-monospace", "ui-rounded", "emoji", "math", "fangsong",
  ]

  private static func collapsed(_ name: String) -> String {
    name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private struct Scanner {
    var rest: ArraySlice<Unicode.Scalar>

    /// The next item up to its comma; nil at the end.
    mutating func next() -> (name: String, isQuoted: Bool)? {
      guard !rest.isEmpty else { return nil }
      var name = String.UnicodeScalarView()
      var (quote, isQuoted) = (Unicode.Scalar?.none, false)
      while let scalar = rest.popFirst() {
        switch (scalar, quote) {
        case ("\\", _): escape().map { name.append($0) }
        case (_, .some(scalar)): quote = nil
        case ("\"", nil), ("'", nil):
          (quote, isQuoted) = (scalar, true)
          name = String.UnicodeScalarView()
        case (",", nil): return (String(name), isQuoted)
        case (_, nil) where isQuoted: break
        default: name.append(scalar)
        }
      }
      return (String(name), isQuoted)
    }

    /// What stands behind a backslash: a character by its number, or one that means itself.
    private mutating func escape() -> Unicode.Scalar? {
      let digits = rest.prefix(6).prefix { $0.properties.isASCIIHexDigit }
      guard !digits.isEmpty else { return rest.popFirst() }
      rest = rest.dropFirst(digits.count)
      if rest.first == " " { rest = rest.dropFirst() }
      return UInt32(String(String.UnicodeScalarView(digits)), radix: 16).flatMap(
        Unicode.Scalar.init)
    }
  }
}
