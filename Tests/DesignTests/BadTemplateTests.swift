import Composer
import Diagnostics
import Documents
import Testing

@Suite("Faults of a designed template")
struct BadTemplateTests {
  private static let text = "data-text=\"headline\" data-box=\"20 20 300 100\" font-size=\"40\""

  private static func findings(_ svg: String) -> [Finding] {
    var findings = Findings()
    let template = Template.read(
      Path("/page.svg"), in: MemoryWorkspace(texts: ["page.svg": svg]), into: &findings)
    #expect((template == nil) == findings.hasErrors)
    return findings.all
  }

  /// What stands on the fourth line of a template, and a part of what is said of it.
  private static let cases: [(element: String, message: String)] = [
    ("<text data-text=\"headline\" font-size=\"40\">W</text>", "has no box"),
    (
      "<text data-text=\"headline\" data-box=\"20 20 0 100\" font-size=\"40\">W</text>",
      "has no box"
    ),
    (
      "<text data-text=\"headline\" data-box=\"20 20 100 -1\" font-size=\"40\">W</text>",
      "has no box"
    ),
    ("<text data-text=\"headline\" data-box=\"20 20 100\" font-size=\"40\">W</text>", "has no box"),
    (
      "<text data-text=\"headline\" data-box=\"20 20 nan 9\" font-size=\"40\">W</text>",
      "has no box"
    ),
    (
      "<text data-text=\"headline\" data-box=\"20 20 inf 9\" font-size=\"40\">W</text>",
      "has no box"
    ),
    ("<text data-text=\"headline\" data-box=\"20 20 100 90\">W</text>", "has no font-size"),
    (
      "<text data-text=\"headline\" data-box=\"20 20 9 9\" font-size=\"0\">W</text>",
      "has no font-size"
    ),
    (
      "<text data-text=\"headline\" data-box=\"20 20 9 9\" font-size=\"-4\">W</text>",
      "has no font-size"
    ),
    ("<text \(text) data-min-size=\"41\">W</text>", "least size"),
    ("<text \(text) data-min-size=\"0\">W</text>", "least size"),
    ("<text \(text) data-min-size=\"big\">W</text>", "least size"),
    ("<text \(text) data-lines=\"0\">W</text>", "data-lines"),
    ("<text \(text) data-lines=\"13\">W</text>", "data-lines"),
    ("<text \(text) data-lines=\"two\">W</text>", "data-lines"),
    ("<text \(text) data-anchor=\"centre\">W</text>", "data-anchor"),
    ("<text \(text) data-optional=\"yes\">W</text>", "data-optional"),
    ("<text \(text) data-size=\"won\">W</text>", "data-size"),
    ("<text \(text) data-bxo=\"1 2 3 4\">W</text>", "there is no 'data-bxo'"),
    ("<text \(text) data-pin=\"topp\">W</text>", "is no pin"),
    ("<text \(text) transform=\"rotate(a)\">W</text>", "transform"),
    ("<text \(text) transform=\"turn(20)\">W</text>", "transform"),
    ("<text \(text) transform=\"rotate(nan)\">W</text>", "transform"),
    ("<text \(text) data-fill=\"acent\">W</text>", "is no colour of a theme"),
    ("<text \(text) data-fill=\"mix(ink, accent)\">W</text>", "is no colour of a theme"),
    ("<text \(text) data-fill=\"mix(ink, accent, 120%)\">W</text>", "is no colour of a theme"),
    ("<text \(text) data-stroke=\"\">W</text>", "is no colour of a theme"),
    ("<text id=\"a\" \(text)>W</text><rect id=\"a\" width=\"1\" height=\"1\"/>", "a second time"),
    ("<text data-text=\"\" data-box=\"2 2 9 9\" font-size=\"4\">W</text>", "is no name of a text"),
    (
      "<text data-text=\"1st\" data-box=\"2 2 9 9\" font-size=\"4\">W</text>",
      "is no name of a text"
    ),
    ("<rect data-text=\"headline\" data-box=\"2 2 9 9\"/>", "belongs on a text element"),
    ("<g data-slot=\"1\"/>", "belongs on a rect"),
    ("<rect data-slot=\"1\" width=\"0\" height=\"9\"/>", "no width or height"),
    ("<rect data-slot=\"1\" width=\"9\" height=\"-9\"/>", "no width or height"),
    ("<rect data-slot=\"1\" width=\"9\"/>", "no width or height"),
    ("<rect data-slot=\"0\" width=\"9\" height=\"9\"/>", "data-slot"),
    ("<rect data-slot=\"one\" width=\"9\" height=\"9\"/>", "data-slot"),
    ("<rect data-slot=\"1\" width=\"9\" height=\"9\" data-fit=\"fill\"/>", "data-fit"),
    ("<rect data-slot=\"1\" width=\"9\" height=\"9\" data-device=\"fone\"/>", "data-device"),
    (
      "<rect data-slot=\"1\" width=\"9\" height=\"9\" data-crop=\"0 0 2 1\"/>",
      "no part of a capture"
    ),
    (
      "<rect data-slot=\"1\" width=\"9\" height=\"9\" data-crop=\"0 0 0 1\"/>",
      "no part of a capture"
    ),
    (
      "<rect data-slot=\"1\" width=\"9\" height=\"9\" data-crop=\"-1 0 1 1\"/>",
      "no part of a capture"
    ),
    ("<rect data-slot=\"1\" width=\"9\" height=\"9\" data-shadow=\"soft\"/>", "data-shadow"),
    ("<rect data-slot=\"1\" width=\"9\" height=\"9\" rx=\"-3\"/>", "rx"),
    ("<defs><text \(text)>W</text></defs>", "inside of 'defs'"),
    ("<a><text \(text)>W</text></a>", "inside of 'a'"),
    ("<text \(text)><tspan \(text)>W</tspan></text>", "inside of 'text'"),
    (
      "<clipPath><rect data-slot=\"1\" width=\"9\" height=\"9\"/></clipPath>",
      "inside of 'clipPath'"
    ),
    ("<text \(text)>W</text><image href=\"missing.png\"/>", "missing.png"),
    ("<text \(text)>W</text><image href=\"../outside.png\"/>", "../outside.png"),
    ("<text \(text)>W</text><image href=\"/etc/hostname\"/>", "/etc/hostname"),
  ]

  @Test("a fault is told of at its line", arguments: cases)
  func line(element: String, message: String) throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" data-vitrine="1">
      <rect width="100%" height="100%" fill="#fff"/>
      <title>Page</title>
      \(element)
      </svg>
      """
    let findings = Self.findings(svg)
    let finding = try #require(findings.first { $0.message.contains(message) }, "\(findings)")
    #expect(finding.location?.start?.line == 4)
    #expect(finding.severity == .error)
    let isImage = element.contains("<image")
    #expect(finding.code == (isImage ? "image-dropped" : "template-invalid"))
  }

  @Test(
    "a fault of the whole is told of at the root",
    arguments: [
      ("viewBox=\"0 0 400 400\"", "", "neither a text nor a slot"),
      ("", "<text \(text)>W</text>", "viewBox"),
      ("viewBox=\"5 0 400 400\"", "<text \(text)>W</text>", "viewBox"),
      ("viewBox=\"0 0 0 400\"", "<text \(text)>W</text>", "viewBox"),
      ("viewBox=\"0 0 -400 400\"", "<text \(text)>W</text>", "viewBox"),
      ("viewBox=\"0 0 400\"", "<text \(text)>W</text>", "viewBox"),
      ("viewBox=\"0 0 400 400\" data-pages=\"0\"", "<text \(text)>W</text>", "data-pages"),
      ("viewBox=\"0 0 400 400\" data-pages=\"11\"", "<text \(text)>W</text>", "data-pages"),
      ("viewBox=\"0 0 400 400\" data-mirror=\"rtl\"", "<text \(text)>W</text>", "data-mirror"),
      (
        "viewBox=\"0 0 400 400\"", "<rect data-slot=\"2\" width=\"9\" height=\"9\"/>",
        "there is no slot 1"
      ),
      (
        "viewBox=\"0 0 400 400\"",
        "<rect data-slot=\"1\" width=\"9\" height=\"9\"/><rect data-slot=\"4\" width=\"9\" height=\"9\"/>",
        "there is no slot 2, 3"
      ),
    ])
  func root(attributes: String, body: String, message: String) throws {
    let svg =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" data-vitrine=\"1\" \(attributes)>\n\(body)\n</svg>"
    let findings = Self.findings(svg)
    let finding = try #require(findings.first { $0.message.contains(message) }, "\(findings)")
    #expect(finding.code == "template-invalid")
    #expect(finding.location?.start?.line == 1)
  }

  @Test("a text across the seam of a scene is told of at its line")
  func seam() {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" data-vitrine="1" data-pages="2">
      <text data-text="first" data-box="20 20 180 100" font-size="40">W</text>
      <text data-text="second" data-box="150 20 180 100" font-size="40">W</text>
      </svg>
      """
    let findings = Self.findings(svg)
    #expect(findings.map(\.code) == ["template-invalid"])
    #expect(findings.first?.message.contains("'second' lies across the edge") == true)
    #expect(findings.first?.location?.start?.line == 3)
  }

  @Test("colours that are mixed without an end are no colours", arguments: ["on(", "mix(ink, "])
  func deep(opening: String) {
    let colour = String(repeating: opening, count: 50_000) + "ink"
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" data-vitrine="1">
      <text \(Self.text) data-fill="\(colour)">W</text>
      </svg>
      """
    #expect(Self.findings(svg).map(\.code) == ["template-invalid"])
  }

  @Test("data of drawing programs is left alone")
  func foreign() {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" data-vitrine="1" data-name="Layer 1">
      <text \(Self.text) data-figma-id="12">W</text>
      </svg>
      """
    #expect(Self.findings(svg).isEmpty)
  }
}
