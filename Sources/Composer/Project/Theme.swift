import Diagnostics

/// The colours and the family that a template asks for by role; what is not set is left to it.
package struct Theme: Sendable, Hashable {
  /// The roles that a theme can set, each a colour.
  package enum Role: String, Sendable, CaseIterable {
    /// What lies behind everything.
    case background
    /// Texts and lines.
    case ink
    /// What stands out.
    case accent
    /// Cards and panels.
    case surface
    /// Texts that stand back.
    case muted
  }

  /// The colours by role.
  package var colours: [Role: Colour]
  package var fontFamily: String?

  package init(colours: [Role: Colour] = [:], fontFamily: String? = nil) {
    self.colours = colours
    self.fontFamily = fontFamily
  }

  /// This theme with what another one sets in its place.
  package func overridden(by other: Theme) -> Theme {
    Theme(
      colours: colours.merging(other.colours) { _, new in new },
      fontFamily: other.fontFamily ?? fontFamily)
  }
}
