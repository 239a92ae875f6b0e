import Composer
import Diagnostics
import Geometry
import Testing

@Suite("Contrast of words")
struct ContrastTests {
  private static func findings(
    fill: String, ground: String, size: Int = 40, data: String = "", more: String = ""
  ) async throws -> [Finding] {
    let project = try PictureProject(
      template: Sheet.svg(
        """
        <rect width="400" height="200" fill="\(ground)"/>
        \(more)
        <text data-text="headline" data-box="20 40 360 100" font-family="sans-serif" \
        font-size="\(size)" fill="\(fill)" \(data)>W</text>
        """),
      size: PixelSize(width: 400, height: 400), texts: [("en-US", "Plan the day")],
      more: "theme: { ink: \"#eeeeee\" }")
    let report = await project.build().report
    #expect(report.ok)
    return report.findings.filter { $0.code == "contrast-low" }
  }

  @Test(
    "words that hardly stand out from what lies behind them are told of",
    arguments: [
      ("#999999", "#ffffff", 40, 1), ("#888888", "#ffffff", 40, 0), ("#888888", "#ffffff", 12, 1),
      ("#000000", "#ffffff", 12, 0), ("#ffffff", "#102060", 12, 0), ("#203070", "#102060", 40, 1),
    ])
  func plain(fill: String, ground: String, size: Int, count: Int) async throws {
    let findings = try await Self.findings(fill: fill, ground: ground, size: size)
    #expect(findings.count == count)
    #expect(
      findings.allSatisfy { $0.severity == .warning && $0.message.contains("'Plan the day'") })
  }

  @Test("the pixels count, not what the template says of its ground")
  func pixels() async throws {
    let cover = "<g><rect x=\"10\" y=\"30\" width=\"380\" height=\"120\" fill=\"#fff\"/></g>"
    #expect(
      try await Self.findings(fill: "#ffffff", ground: "#000000", more: cover).count == 1)
  }

  @Test("a colour of the theme counts, not the template's own")
  func theme() async throws {
    #expect(
      try await Self.findings(fill: "#000000", ground: "#ffffff", data: "data-fill=\"ink\"").count
        == 1)
  }

  @Test("words that are half transparent stand out half as much")
  func transparent() async throws {
    #expect(
      try await Self.findings(
        fill: "#000000", ground: "#ffffff", data: "fill-opacity=\"0.3\""
      ).count == 1)
  }

  @Test(
    "a colour by its name counts as one in digits",
    arguments: ["white", "rgb(255,255,255)", "#fff"])
  func names(fill: String) async throws {
    #expect(try await Self.findings(fill: fill, ground: "#ffffff").count == 1)
  }
}
