import Composer
import Diagnostics
import Documents
import Fixtures
import Testing

@Suite("Stages")
struct StageTests {
  @Test("compose writes a page a capture and their record")
  func compose() throws {
    let stages = try Stages()
    let result = stages.compose()
    #expect(result.ok)
    #expect(
      try stages.folder.tree("out").keys.sorted()
        == ["home.en-US.svg", "plan.en-US.svg", "provenance.json"])
    let outputs = try #require(result.json["outputs"])
    guard case .array(let pages) = outputs else { return }
    let page = try stages.folder.bytes("out/home.en-US.svg")
    #expect(pages.first?["sha256"] == .string(SHA256.hex(of: page)))
    #expect(pages.first?["width"] == 200)
    #expect(pages.first?["well"] == "small")
  }

  @Test("export and render leave what compose made as it is")
  func later() async throws {
    let stages = try Stages()
    _ = stages.compose()
    let composed = try stages.folder.tree("out")
    #expect(stages.export().ok)
    #expect(await stages.render().ok)
    let after = try stages.folder.tree("out")
    #expect(composed.allSatisfy { after[$0.key] == $0.value })
    #expect(
      after.keys.filter { $0.hasPrefix("locales/") }.sorted() == [
        "locales/de-DE/home.de-DE.png", "locales/de-DE/home.de-DE.svg",
        "locales/de-DE/plan.de-DE.png", "locales/de-DE/plan.de-DE.svg",
        "locales/de-DE/provenance.json", "locales/de-DE/rasters.json",
      ])
  }

  @Test("validate writes nothing")
  func validate() async throws {
    let stages = try Stages()
    _ = stages.compose()
    _ = await stages.render()
    let before = try stages.folder.tree(".")
    #expect(stages.validate().ok)
    #expect(try stages.folder.tree(".") == before)
  }

  @Test("export checks the copy of all locales before it writes any")
  func exportFirst() throws {
    let stages = try Stages()
    _ = stages.compose()
    let before = try stages.folder.tree("out")
    let result = stages.export(["de-DE", "fr-FR"])
    #expect(!result.ok)
    #expect(try stages.folder.tree("out") == before)
  }

  @Test("a page that can't be drawn any more has no picture of an earlier run")
  func stalePicture() async throws {
    let stages = try Stages()
    _ = stages.compose()
    #expect(await stages.render().ok)
    try stages.folder.replace(
      "Your week", with: "Your week, and every week that comes after it", in: "copy.json")
    #expect(stages.compose().ok)
    #expect(await !stages.render().ok)
    #expect(
      try stages.folder.tree("out").keys.filter { $0.hasSuffix(".png") } == ["plan.en-US.png"])
    #expect(!stages.validate().findings.all.contains { $0.code == "raster-missing" })
  }

  @Test(
    "a capture of a locale is preferred in it", arguments: [("en-US", "plan"), ("de-DE", "home")])
  func localized(locale: String, shown: String) throws {
    let stages = try Stages()
    try stages.folder.replace(
      "\"plan\", \"path\"", with: "\"home\", \"locale\": \"en-us\", \"path\"", in: "captures.json")
    #expect(stages.compose(locale: locale).ok)
    #expect(try stages.folder.text("out/home.\(locale).svg").contains("captures/\(shown).png"))
  }

  @Test("all faults of all inputs are told in one run")
  func gathers() throws {
    let stages = try Stages()
    try stages.folder.replace("\"Plan it\"", with: "7", in: "copy.json")
    try stages.folder.replace("{{CAPTURE_X}}", with: "0", in: "page.svg.tmpl")
    try stages.folder.replace("\"height\": 356", with: "\"height\": 0", in: "wells.json")
    try stages.folder.replace("\"device\": \"Phone\", ", with: "", in: "captures.json")
    let codes = Set(
      stages.compose(locale: "en_US", now: "now").findings.all.map(\.code))
    #expect(
      codes == [
        "copy-invalid", "template-placeholder-missing", "wells-invalid", "captures-invalid",
        "locale-invalid", "now-invalid",
      ])
  }
}
