import Composer
import Diagnostics
import Documents
import Fixtures
import Testing

@Suite("Starting a project")
struct StartTests {
  private static func start(_ folder: TemporaryFolder, isDryRun: Bool = false) -> Report {
    StartStage(folder: folder.path, isDryRun: isDryRun, isStrict: false).run(in: Disk()).report
  }

  /// The manifest's entries after a start from some files.
  private static func entries(_ files: [String]) throws -> [String] {
    let folder = try TemporaryFolder()
    for (index, file) in files.enumerated() {
      try folder.write(file, PNGFixture.solid(120, 240, colour: [UInt8(index), 80, 160]))
    }
    #expect(start(folder).ok)
    let root = JSONReader().read(try folder.bytes("captures.json"), file: "captures.json").root
    return (root?["captures"]?.sequence ?? []).map { entry in
      let locale = entry["locale"]?.string.map { " \($0)" } ?? ""
      return "\(entry["captureId"]?.string ?? "")\(locale): \(entry["device"]?.string ?? "")"
    }
  }

  @Test(
    "a name tells the screen, the locale and the device",
    arguments: [
      ("en-US/iPhone 16 Pro Max-01_HomeScreen.png", "home-screen en-US: iPhone 16 Pro Max"),
      (
        "en-US/iPad Pro (12.9-inch) (6th generation)-02Plan.png",
        "plan en-US: iPad Pro (12.9-inch) (6th generation)"
      ),
      ("iPad Pro 13-inch (M4)-home-detail.png", "home-detail: iPad Pro 13-inch (M4)"),
      (
        "metadata/android/iw-IL/images/phoneScreenshots/home_1465832742412.png",
        "home he: phoneScreenshots"
      ),
      ("nb/home.png", "home no: phone"), ("en_US/home.png", "home en-US: phone"),
      ("de-DE_01_home.png", "home de-DE: phone"), ("home.fr-FR.png", "home fr-FR: phone"),
      ("home.ja.png", "home ja: phone"), ("sign_in.png", "sign-in: phone"),
      ("step.in.png", "step-in: phone"),
      ("iPhone/de-DE/3-Settings~dark.png", "settings-dark de-DE: iPhone"),
      ("Screenshot 2026-05-12 at 4.42.48\u{202F}PM.png", "screen-1: phone"),
      ("Bildschirmfoto 2026-05-12 um 16.42.48.png", "screen-1: phone"),
      ("Screenshot_20260512-164248.png", "screen-1: phone"),
      (
        "Simulator Screenshot - iPhone 16 Pro - 2026-05-12 at 16.42.48.png",
        "screen-1: iPhone 16 Pro"
      ),
      ("設定.png", "screen-1: phone"), ("Übersicht.png", "ubersicht: phone"),
    ])
  func names(file: String, entry: String) throws {
    #expect(try Self.entries([file]) == [entry])
  }

  @Test("screens that only tell a moment stand in the order of time, noon and midnight included")
  func moments() throws {
    let folder = try TemporaryFolder()
    let times = [
      "12.05.00\u{202F}AM", "9.00.00\u{202F}AM", "12.30.00\u{202F}PM", "1.00.00\u{202F}PM",
    ]
    for (index, time) in times.enumerated() {
      try folder.write(
        "Screenshot 2026-05-12 at \(time).png",
        PNGFixture.solid(120, 240, colour: [UInt8(index), 1, 1]))
    }
    #expect(Self.start(folder).ok)
    let root = JSONReader().read(try folder.bytes("captures.json"), file: "captures.json").root
    let paths = (root?["captures"]?.sequence ?? []).compactMap { $0["path"]?.string }
    #expect(paths == times.map { "Screenshot 2026-05-12 at \($0).png" })
  }

  @Test("a shot that a locale lacks is shown with the base locale's capture, and said")
  func gap() throws {
    let folder = try TemporaryFolder()
    for file in ["en-US/01_home.png", "en-US/02_plan.png", "de-DE/01_home.png"] {
      try folder.write(file, PNGFixture.solid(120, 240))
    }
    let report = Self.start(folder)
    #expect(report.findings.map(\.code) == ["init-locale-gap"])
    #expect(report.findings.first?.message == "'plan' was not captured in de-DE")
    let manifest = try folder.text("captures.json")
    #expect(manifest.ranges(of: "\"locale\"").count == 2)
  }

  @Test(
    "a capture gets a template and a size of its device",
    arguments: [
      ("iPhone 17-home.png", 120, 240, "hero", "[iphone-6.9]"),
      ("iPhone 17-home.png", 240, 120, "landscape-phone", "[iphone-6.9-landscape]"),
      ("iPad Pro-home.png", 180, 240, "tablet", "[ipad-13]"),
      ("iPad Pro-home.png", 240, 180, "tablet-landscape", "[ipad-13-landscape]"),
      ("Pixel 9-home.png", 120, 240, "hero", "[play-phone]"),
      ("Apple Watch Ultra-home.png", 42, 51, "watch", "[watch-ultra]"),
      ("Apple TV-home.png", 192, 108, "tv", "[apple-tv]"),
      ("Mac-home.png", 128, 80, "laptop", "[mac]"),
      ("Apple Vision Pro-home.png", 192, 108, "device-well", "[vision-pro]"),
      ("home.png", 120, 240, "hero", "[iphone-6.9, play-phone]"),
    ])
  func templates(file: String, width: Int, height: Int, template: String, wells: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(file, PNGFixture.solid(width, height))
    #expect(Self.start(folder).ok)
    let project = try folder.text("vitrine.yaml")
    #expect(project.contains("template: \(template)\n"))
    #expect(project.contains("wells: \(wells)\n"))
  }

  @Test(
    "nothing is overwritten, and nothing else written",
    arguments: [
      "captures.json", "copy.json", "vitrine.yaml",
    ])
  func overwriting(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("home.png", PNGFixture.solid(120, 240))
    try folder.write(name, "mine")
    let before = try folder.tree(".")
    let report = Self.start(folder)
    #expect(report.findings.map(\.code) == ["init-file-exists"])
    #expect(try folder.tree(".") == before)
  }

  @Test("a link that leads nowhere counts as there")
  func link() throws {
    let folder = try TemporaryFolder()
    try folder.write("home.png", PNGFixture.solid(120, 240))
    try folder.link("vitrine.yaml", to: "nowhere")
    #expect(!Self.start(folder).ok)
  }

  @Test("a dry run writes nothing")
  func dryRun() throws {
    let folder = try TemporaryFolder()
    try folder.write("home.png", PNGFixture.solid(120, 240))
    let report = Self.start(folder, isDryRun: true)
    #expect(report.ok)
    #expect(report.text.hasPrefix("would be written: "))
    #expect(try folder.tree(".").keys.sorted() == ["home.png"])
  }

  @Test("what is no picture, a link or vitrine's own is told of and left out")
  func skipped() throws {
    let folder = try TemporaryFolder()
    try folder.write("home.png", PNGFixture.solid(120, 240))
    try folder.write("cut.png", Array(PNGFixture.solid(120, 240).prefix(20)))
    try folder.link("linked.png", to: "home.png")
    let report = Self.start(folder)
    #expect(report.ok)
    #expect(report.findings.map(\.code) == ["init-capture-skipped", "init-capture-skipped"])
    #expect(report.summary["shots"] == ["home"])
  }

  @Test("an empty folder and a missing one are bad input", arguments: [".", "nowhere"])
  func nothing(name: String) throws {
    let folder = try TemporaryFolder()
    let stage = StartStage(folder: folder(name), isDryRun: false, isStrict: false)
    #expect(stage.run(in: Disk()).report.findings.map(\.code) == ["init-no-captures"])
  }

  @Test(
    "what was started builds at once",
    arguments: [
      ["home.png"], ["yes.png", "null.png", "01.png"],
      ["en-US/iPhone 16-01_Home.png", "ar-SA/iPhone 16-01_Home.png", "en-US/iPad Pro-01_Home.png"],
      ["A very long name of a capture that no headline has room for at all.png", "設定.png"],
      ["Apple Watch-Home.png", "Mac-Incomprehensibilities.png", "Apple TV-Home.png"],
    ])
  func builds(files: [String]) async throws {
    let folder = try TemporaryFolder()
    for (index, file) in files.enumerated() {
      try folder.write(file, PNGFixture.solid(320, 640, colour: [UInt8(index * 40), 80, 160]))
    }
    #expect(try await ToolRun.vitrine(["init"], in: folder).status == 0)
    let run = try await ToolRun.vitrine(["build", "--json"], in: folder)
    #expect(run.status == 0, "\(run.out)")
    let output = try folder.tree("out/fastlane")
    #expect(!output.isEmpty)
  }
}
