import Composer
import Diagnostics
import Geometry
import Testing

@Suite("Pages drawn in layers")
struct LayerTests {
  private static func check(_ project: PictureProject, pictures count: Int) async throws {
    let report = await project.build().report
    #expect(!report.findings.contains { $0.severity == .error }, "\(report.findings)")
    let pictures = try project.pictures()
    #expect(pictures.count == count)
    for (path, picture) in pictures {
      #expect(picture == (try project.drawnWhole(path)), "\(path)")
    }
  }

  @Test(
    "a picture that is drawn over what locales share is the page drawn whole, pixel for pixel",
    arguments: ShippedTemplates.all)
  func shipped(template: ShippedTemplate) async throws {
    let sheet = try template.sheet(scale: 0.25)
    let texts = [("en-US", "Plan the day ☀️"), ("ar", "خطة اليوم ☀️"), ("de", "Plane den Tag")]
    let project = try PictureProject(
      template: template.name, captures: template.captures, size: sheet.size, texts: texts,
      more: "theme: { background: \"#f4f1ea\", ink: \"#1d1b17\", accent: \"#a4380f\" }")
    try project.writeCopy(texts, names: sheet.template.textNames.map(\.name))
    try await Self.check(project, pictures: 3 * sheet.template.pageCount)
  }

  private static let text = """
    <text data-text="headline" data-box="20 20 360 100" font-family="sans-serif" font-size="40">W</text>
    """

  @Test(
    "a page is drawn whole where its words are not what is painted last",
    arguments: [
      (text, true), ("<g>\(text)</g>", true),
      (text + "<rect y=\"60\" width=\"300\" height=\"9\" fill=\"#f80\"/>", false),
      ("<g opacity=\"0.5\">\(text)</g>", false), ("<g style=\"opacity: 0.5\">\(text)</g>", false),
      ("<g style=\"mix-blend-mode: multiply\">\(text)</g>", false),
      (text + "<text y=\"300\" font-family=\"sans-serif\" font-size=\"9\">x</text>", false),
      ("<rect data-slot=\"1\" y=\"200\" width=\"60\" height=\"90\"/>" + text, true),
      (text + "<rect data-slot=\"1\" y=\"200\" width=\"60\" height=\"90\"/>", false),
    ])
  func order(body: String, isLayered: Bool) async throws {
    let svg = Sheet.svg(body, root: "data-mirror=\"true\"")
    let description = TemplateDescription(try Sheet.template(svg))
    #expect(description.json["layered"] == .bool(isLayered))
    #expect(
      description.text.contains(
        isLayered ? "painted over the rest, which locales share" : "drawn with the whole page"))
    let project = try PictureProject(
      template: svg, captures: body.contains("data-slot") ? ["phone"] : [],
      size: PixelSize(width: 400, height: 400), texts: [("en-US", "Plan"), ("ar", "خطة")])
    try await Self.check(project, pictures: 2)
  }

  @Test("templates that come with the tool have their words last", arguments: ShippedTemplates.all)
  func layered(template: ShippedTemplate) throws {
    let description = TemplateDescription(try Sheet(shipped: template.name).template)
    #expect(description.json["layered"] == .bool(true))
  }
}
