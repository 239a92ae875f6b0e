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
    if let inner = text.wholeMatch(of: /on\((.+)\)/)?.output.1 {
      return term(String(inner), depth: depth + 1).map { .on($0) }
    }
    guard let mix = text.wholeMatch(of: /mix\((.+),([^,]+),(\d{1,3})%\)/)?.output,
      let first = term(String(mix.1), depth: depth + 1),
      let second = term(String(mix.2), depth: depth + 1),
      let share = Double(mix.3), share <= 100
    else { return nil }
    return .mix(first, second, share / 100)
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
