/// How a line of text is set.
package struct TextStyle: Sendable, Hashable {
  /// The direction of a line as a whole; single words go their own script's way inside it.
  package enum Direction: Sendable, Hashable {
    case leftToRight, rightToLeft
  }

  /// The font families, as CSS lists them.
  package var family: String
  /// The weight, as CSS numbers it: 400 is regular, 700 bold.
  package var weight: Int
  /// Whether the italic is asked for.
  package var isItalic: Bool
  /// The font size, px.
  package var size: Double
  /// Extra space after each letter, px.
  package var letterSpacing: Double
  /// The language tag, which decides between Han forms and breaks lines; nil: the process's own.
  package var language: String?
  /// The direction of the line.
  package var direction: Direction

  /// A style; all but family and size are plain by default.
  package init(
    family: String, size: Double, weight: Int = 400, isItalic: Bool = false,
    letterSpacing: Double = 0, language: String? = nil, direction: Direction = .leftToRight
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.letterSpacing = letterSpacing
    self.language = language
    self.direction = direction
  }
}
