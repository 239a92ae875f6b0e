/// A colour of a template in the words of a theme: `accent`, `on(accent)`, `mix(accent, ink, 20%)`.
struct ThemeColour {
  private indirect enum Term {
    case role(Theme.Role)
    case colour(Colour)
    case on(Term)
    case mix(Term, Term, Double)
  }

  private let term: Term

  /// Reads it; nil for anything else.
  init?(_ text: String) {
    guard let term = Self.term(text.filter { !$0.isWhitespace }, depth: 0) else { return nil }
    self.term = term
  }

  /// The colour in a theme; nil where the theme lacks a role of it: the template's own colour stays.
  func resolved(in theme: Theme) -> Colour? { Self.resolve(term, theme) }

  /// Nobody mixes deeper than this.
  private static let mostDepth = 8

  private static func term(_ text: String, depth: Int) -> Term? {
    guard depth <= mostDepth, text.utf8.count <= 400 else { return nil }
    if let role = Theme.Role(rawValue: text) { return .role(role) }
    if let colour = Colour(text) { return .colour(colour) }
    switch text {
    case "white": return .colour(Colour(red: 255, green: 255, blue: 255))
    case "black": return .colour(Colour(red: 0, green: 0, blue: 0))
    default: break
    }
    if let inner = text.inner(of: "on") {
      return term(String(inner), depth: depth + 1).map { .on($0) }
    }
    // The first colour may hold commas of its own.
    guard
      let parts = text.inner(of: "mix")?.split(separator: ",", omittingEmptySubsequences: false),
      parts.count >= 3,
      let share = percentage(parts[parts.count - 1]),
      let first = term(parts.dropLast(2).joined(separator: ","), depth: depth + 1),
      let second = term(String(parts[parts.count - 2]), depth: depth + 1)
    else { return nil }
    return .mix(first, second, share / 100)
  }

  /// A whole number up to 100 with a percent sign.
  private static func percentage(_ text: Substring) -> Double? {
    guard text.hasSuffix("%"), (2...4).contains(text.count),
      text.dropLast().utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let share = Double(text.dropLast()), share <= 100
    else { return nil }
    return share
  }

  private static func resolve(_ term: Term, _ theme: Theme) -> Colour? {
    switch term {
    case .role(let role): return theme.colour(role)
    case .colour(let colour): return colour
    case .on(let ground):
      guard let ground = resolve(ground, theme) else { return nil }
      let (light, dark) = (
        Colour(red: 255, green: 255, blue: 255), Colour(red: 20, green: 20, blue: 22)
      )
      return light.contrast(with: ground) >= 4 ? light : dark
    case .mix(let first, let second, let share):
      guard let first = resolve(first, theme), let second = resolve(second, theme) else {
        return nil
      }
      return first.mixed(with: second, share: share)
    }
  }
}

extension String {
  /// What stands between the parentheses of `name(…)`; nil for another text, or where it is nothing.
  fileprivate func inner(of name: String) -> Substring? {
    guard hasPrefix("\(name)("), hasSuffix(")") else { return nil }
    let inner = dropFirst(name.count + 1).dropLast()
    return inner.isEmpty ? nil : inner
  }
}
