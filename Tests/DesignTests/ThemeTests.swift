import Composer
import Diagnostics
import Documents
import Geometry
import Raster
import Testing

@Suite("Colours of a theme")
struct ThemeTests {
  private static let blue = Colour(red: 20, green: 40, blue: 160)

  private static func colour(_ expression: String, theme: Theme) throws -> Colour {
    var sheet = try Sheet(
      "<rect width=\"400\" height=\"400\" fill=\"#123456\" data-fill=\"\(expression)\"/>\n<text data-text=\"note\" data-optional=\"true\" data-box=\"0 0 9 9\" font-size=\"5\">W</text>"
    )
    sheet.theme = theme
    let pixel = try sheet.draw().pixel(200, 200)
    return Colour(red: pixel.red, green: pixel.green, blue: pixel.blue)
  }

  private static func theme(_ colours: [Theme.Role: String]) -> Theme {
    Theme(colours: colours.compactMapValues { Colour($0) })
  }

  @Test("a role has the theme's colour", arguments: Theme.Role.allCases)
  func role(_ role: Theme.Role) throws {
    #expect(
      try Self.colour(role.rawValue, theme: Theme(colours: [role: Self.blue])) == Self.blue)
  }

  @Test(
    "a role that the theme does not set leaves the template's own colour",
    arguments: ["accent", "on(accent)", "mix(accent, ink, 20%)", "muted", "surface"])
  func unset(expression: String) throws {
    #expect(
      try Self.colour(expression, theme: Self.theme([.ink: "#111111"]))
        == Colour(red: 0x12, green: 0x34, blue: 0x56))
  }

  @Test(
    "words on a colour are white or near black, whichever reads",
    arguments: [
      ("#102060", "#ffffff"), ("#ffd83d", "#141416"), ("#ffffff", "#141416"),
      ("#000000", "#ffffff"),
      ("#767676", "#ffffff"),
    ])
  func on(ground: String, words: String) throws {
    let theme = Self.theme([.accent: ground])
    let colour = try Self.colour("on(accent)", theme: theme)
    #expect(colour.description == words)
    #expect(colour.contrast(with: try #require(Colour(ground))) >= 4)
  }

  @Test(
    "colours mix by their share",
    arguments: [
      ("mix(accent, ink, 0%)", "#ff0000"), ("mix(accent, ink, 100%)", "#0000ff"),
      ("mix(accent, ink, 50%)", "#800080"), ("mix(accent, white, 20%)", "#ff3333"),
    ])
  func mix(expression: String, expected: String) throws {
    let theme = Self.theme([.accent: "#ff0000", .ink: "#0000ff"])
    #expect(try Self.colour(expression, theme: theme).description == expected)
  }

  @Test("cards and muted words are made of the theme's own colours")
  func derived() throws {
    let light = Self.theme([.background: "#e0e0d0", .ink: "#202020"])
    #expect(light.colour(.surface)?.description == "#f3f3ec")
    #expect(light.colour(.muted)?.description == "#5a5a55")
    let dark = Self.theme([.background: "#101418"])
    #expect(dark.colour(.surface)?.description == "#23272a")
    #expect(dark.colour(.muted) == nil)
    #expect(try Self.colour("surface", theme: light).description == "#f3f3ec")
    #expect(
      Self.theme([.surface: "#fff", .background: "#000"]).colour(.surface)?.description == "#ffffff"
    )
  }
}
