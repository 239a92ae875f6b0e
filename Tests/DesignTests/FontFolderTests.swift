import Composer
import Diagnostics
import Documents
import Fixtures
import Geometry
import Raster
import Testing

@Suite("Fonts of a project")
struct FontFolderTests {
  private static func project(family: String) throws -> PictureProject {
    try PictureProject(
      template: Sheet.svg(
        """
        <text data-text="headline" data-box="20 20 360 100" font-family="\(family)" \
        font-size="30">W</text>
        """),
      size: PixelSize(width: 400, height: 400), texts: [("en-US", "Plan the day")],
      more: "fonts: fonts")
  }

  /// The file of the system's font for a family.
  private static func systemFont() throws -> FontFace {
    try #require(FontLibrary.system.resolve(family: "sans-serif", language: "en"))
  }

  @Test("a font of the project's folder sets its words, and the report records it")
  func folder() async throws {
    let font = try Self.systemFont()
    let project = try Self.project(family: font.family)
    let bytes = try Disk().read(Path(font.path), limit: 64 << 20)
    try project.folder.write("fonts/\(Path(font.path).name)", bytes)
    let report = await project.build().report
    #expect(report.ok, "\(report.findings)")
    guard case .array(let fonts)? = report.summary["fonts"] else {
      Issue.record("the report has no fonts")
      return
    }
    #expect(fonts.count == 1)
    #expect(fonts.first?["file"] == .string(Path(font.path).name))
    #expect(fonts.first?["family"] == .string(font.family))
    #expect(fonts.first?["sha256"] == .string(SHA256.hex(of: bytes)))
    #expect(fonts.first?["pictures"] == ["pictures/en-US/01_home-well.png"])
    let written = try project.folder.text("out/report.json")
    #expect(written.contains(SHA256.hex(of: bytes)))
  }

  @Test("a font file that is damaged is told of by its name", arguments: ["text", "cut", "empty"])
  func broken(damage: String) async throws {
    let font = try Self.systemFont()
    let project = try Self.project(family: font.family)
    let bytes = try Disk().read(Path(font.path), limit: 64 << 20)
    try project.folder.write("fonts/Sound.otf", bytes)
    let broken: [UInt8] =
      switch damage {
      case "text": Array("no font at all".utf8)
      case "cut": Array(bytes.prefix(64))
      default: []
      }
    try project.folder.write("fonts/Broken.ttf", broken)
    let report = await project.build().report
    let finding = try #require(report.findings.first { $0.message.contains("Broken.ttf") })
    #expect(finding.code == "font-missing")
    #expect(finding.location?.file.hasSuffix("vitrine.yaml") == true)
  }

  @Test("a folder without a font is told of at its line", arguments: [true, false])
  func none(isThere: Bool) async throws {
    let project = try Self.project(family: "sans-serif")
    if isThere { try project.folder.write("fonts/README.txt", "none yet") }
    let report = await project.build().report
    let finding = try #require(report.findings.first { $0.severity == .error })
    #expect(finding.code == "font-missing")
    #expect(finding.location?.start?.line == 7)
  }

  @Test("what one project brings, another does not have")
  func apart() async throws {
    let project = try Self.project(family: "Nowhere Sans")
    let font = try Self.systemFont()
    try project.folder.write(
      "fonts/a.otf", try Disk().read(Path(font.path), limit: 64 << 20))
    let report = await project.build().report
    #expect(report.findings.contains { $0.code == "font-missing" })
  }
}
