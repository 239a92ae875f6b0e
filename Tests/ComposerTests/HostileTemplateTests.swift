import Composer
import Diagnostics
import Documents
import Fixtures
import Testing

@Suite("Hostile templates", .timeLimit(.minutes(10)))
struct HostileTemplateTests {
  private static let bomb =
    "<!DOCTYPE svg [<!ENTITY a \"aaaaaaaaaa\">"
    + (0..<9).map { level in
      let name = Array("abcdefghij")
      let inner = String(repeating: "&\(name[level]);", count: 10)
      return "<!ENTITY \(name[level + 1]) \"\(inner)\">"
    }.joined() + "]>"

  @Test(
    "what could bring other files in, grow or run is refused before drawing",
    arguments: [
      ("<svg ", bomb + "<svg "),
      ("<svg ", "<!DOCTYPE svg [<!ENTITY e SYSTEM \"file:///etc/hostname\">]><svg "),
      (
        "<svg ",
        "<!DOCTYPE svg SYSTEM \"http://host.example/x.dtd\" [<!ENTITY % e SYSTEM \"x\"> %e;]><svg "
      ),
      ("<svg ", "<?xml-stylesheet href=\"file:///etc/hostname\"?><svg "),
      (
        "<title>",
        "<xi:include xmlns:xi=\"http://www.w3.org/2001/XInclude\" href=\"/etc/hostname\" parse=\"text\"/><title>"
      ),
      ("<title>", "<script>alert(1)</script><title>"),
      ("<title>", "<rect onload=\"alert(1)\" width=\"1\" height=\"1\"/><title>"),
      ("<title>", "<a href=\"javascript:alert(1)\"><rect width=\"1\" height=\"1\"/></a><title>"),
      ("<title>", "<style>@import url(\"file:///etc/passwd\");</style><title>"),
      ("<title>", "<style>@font-face { src: url(https://host.example/a.woff) }</style><title>"),
      ("<title>", "<use href=\"file:///etc/hostname#x\"/><title>"),
      ("<title>", "<use href=\"../other.svg#x\"/><title>"),
      ("<title>", "<rect fill=\"url(other.svg#x)\" width=\"9\" height=\"9\"/><title>"),
      ("<title>", "<foreignObject><p>text</p></foreignObject><title>"),
      ("<title>", "&unknown;<title>"),
    ])
  func refused(old: String, new: String) throws {
    let stages = try Stages()
    try stages.folder.replace(old, with: new, in: "page.svg.tmpl")
    let result = stages.compose()
    #expect(result.findings.hasErrors)
    #expect(result.findings.all.contains { $0.location?.file.hasSuffix("page.svg.tmpl") == true })
    #expect(Disk().kind(of: stages.folder("out")) == nil)
  }

  @Test(
    "an image from elsewhere is never opened",
    arguments: [
      "/etc/hostname", "file:///etc/hostname", "../secret.png", "../captures/../../secret.png",
      "https://host.example/a.png", "//host.example/a.png", "C:\\\\secret.png", "link.png",
      "data:image/svg+xml;base64,PHN2Zy8+", "data:image/png;base64,AAAA", "data:text/html,x",
      "missing.png", "", ".", "%2e%2e/secret.png", "home.en-US.svg",
    ])
  func images(href: String) async throws {
    let stages = try Stages()
    try stages.folder.write("secret.png", PNGFixture.solid(4, 4, colour: [255, 0, 255]))
    try stages.folder.link("out/link.png", to: "../secret.png")
    try stages.folder.replace(
      "<title>", with: "<image width=\"200\" height=\"300\" href=\"\(href)\"/><title>",
      in: "page.svg.tmpl")
    let composed = stages.compose()
    let findings = composed.ok ? await stages.render().findings : composed.findings
    #expect(findings.hasErrors)
    #expect(Disk().kind(of: stages.folder("out/home.en-US.png")) == nil)
  }

  @Test(
    "a text that looks like markup is drawn as text",
    arguments: [
      "</text><script>alert(1)</script>", "&amp;&lt;", "]]>", "\" onload=\"x",
      "--><!--",
    ])
  func markup(text: String) throws {
    let stages = try Stages()
    let escaped = text.flatMap { $0 == "\"" ? Array("\\\"") : [$0] }
    try stages.folder.replace("Your week", with: String(escaped), in: "copy.json")
    #expect(stages.compose().ok)
    let tree = XMLReader().read(try stages.folder.bytes("out/home.en-US.svg"), file: "page.svg")
    let root = try #require(tree.root)
    #expect(root.elements.map(\.name) == ["title", "rect", "text", "image"])
    #expect(root.elements.first?.text == text)
  }
}
