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

  /// The colour of a role: the one that is set, else one made of those that are.
  ///
  /// A template's own grey beside a project's colours would belong to neither; so a surface is made of
  /// the background, and muted words of ink and background.
  package func colour(_ role: Role) -> Colour? {
    if let colour = colours[role] { return colour }
    let white = Colour(red: 255, green: 255, blue: 255)
    switch role {
    case .surface:
      return colours[.background].map { ground in
        ground.mixed(with: white, share: ground.luminance < 0.2 ? 0.08 : 0.6)
      }
    case .muted:
      guard let ink = colours[.ink], let ground = colours[.background] else { return nil }
      return ink.mixed(with: ground, share: 0.3)
    case .background, .ink, .accent: return nil
    }
  }
}
