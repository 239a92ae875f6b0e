import Composer
import Diagnostics
import Documents
import Fixtures
import Geometry
import Raster
import Testing

@Suite("Pictures beside a template")
struct AssetTests {
  private static let svg = Sheet.svg(
    """
    <image href="art/logo.png" x="100" y="200" width="50" height="50"/>
    <text data-text="headline" data-box="20 20 360 100" font-family="sans-serif" font-size="40">W</text>
    """)

  @Test("a picture beside the template is embedded in the page")
  func embedded() throws {
    var findings = Findings()
    let workspace = MemoryWorkspace([
      "t/page.svg": Array(Self.svg.utf8),
      "t/art/logo.png": PNGFixture.solid(5, 5, colour: [250, 120, 10]),
    ])
    let template = Template.read(Path("/t/page.svg"), in: workspace, into: &findings)
    var sheet = try Sheet(
      "<text data-text=\"headline\" data-box=\"20 20 360 100\" font-size=\"40\">W</text>")
    sheet.template = try #require(template, "\(findings.all)")
    sheet.texts = ["headline": "Plan"]
    let page = try sheet.page()
    #expect(page.elements("image").first?["href"]?.hasPrefix("data:image/png;base64,") == true)
    #expect(try page.drawn().pixel(125, 225) == .init(red: 250, green: 120, blue: 10))
  }

  @Test(
    "a picture elsewhere is refused, and never opened",
    arguments: [
      "../secret.png", "/etc/hostname", "file:///t/art/logo.png", "https://host.example/a.png",
      "art/../../secret.png", "art/missing.png", "art", "page.svg",
      "data:image/svg+xml;base64,PA==",
    ])
  func outside(href: String) {
    var findings = Findings()
    let workspace = MemoryWorkspace([
      "t/page.svg": Array(Self.svg.replacing("art/logo.png", with: href).utf8),
      "t/art/logo.png": PNGFixture.solid(5, 5), "secret.png": PNGFixture.solid(5, 5),
    ])
    #expect(Template.read(Path("/t/page.svg"), in: workspace, into: &findings) == nil)
    #expect(findings.all.map(\.code) == ["image-dropped"])
    #expect(findings.all.first?.location?.start?.line == 3)
  }
}
