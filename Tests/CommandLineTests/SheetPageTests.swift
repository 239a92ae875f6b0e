import Documents
import Fixtures
import Foundation
import Testing

/// A browser of this machine that needs no screen.
private enum Browser {
  static let path: String? = [
    "/usr/bin/chromium-headless-shell", "/usr/bin/chromium", "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ].first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Opens a page at the width of a phone.
  static func open(_ page: String, of folder: TemporaryFolder) async throws -> ToolRun {
    let url = URL(fileURLWithPath: folder(page).string).absoluteString
    return try await ToolRun.run(
      path ?? "",
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
        "--window-size=390,844", "--virtual-time-budget=10000", "--enable-logging=stderr",
        "--user-data-dir=\(folder("browser").string)", "--dump-dom", url,
      ], in: folder)
  }
}

@Suite(
  "The contact sheet in a browser",
  .enabled(
    if: Browser.path != nil, "there is no Chromium: install chromium-headless-shell to run this"))
struct SheetPageTests {
  /// Measures the page once all pictures are there, and puts the numbers into the document.
  private static let probe = """
    <script>
      const images = [...document.images];
      for (const image of images) image.loading = 'eager';
      addEventListener('load', () => {
      const loaded = images.map(i => i.complete && i.naturalWidth > 0);
      document.documentElement.setAttribute('data-measured', [
        innerWidth, document.documentElement.scrollWidth, images.length,
        loaded.filter(l => !l).length, images.filter(i => !i.alt.trim()).length,
        [...document.querySelectorAll('a[href^="#"]')].filter(
          a => !document.getElementById(decodeURIComponent(a.hash.slice(1)))).length,
      ].join(' '));
    });</script></body>
    """

  private static func built() async throws -> SampleFiles {
    let files = try SampleFiles()
    try files.folder.replace(
      "name: Sample",
      with: #"name: "<script>alert(1)</script>Averyveryverylongwordthatfitsnowhereatall""#,
      in: "vitrine.yaml")
    #expect(try await ToolRun.vitrine(["build"], in: files.folder).status == 0)
    return files
  }

  private static func check(_ page: String, in folder: TemporaryFolder, pictures: Int) async throws
  {
    let plain = try await Browser.open(page, of: folder)
    #expect(plain.status == 0)
    #expect(!plain.err.contains("CONSOLE"), "\(plain.err)")
    // The page forbids all scripts; the copy that measures itself may run one.
    let text = try folder.text(page)
    let opened = text.replacing(/<meta http-equiv="Content-Security-Policy"[^>]*>/, with: "")
    let probed = String(Path(page).parent.appending("probe.html").string)
    try folder.write(probed, opened.replacingOccurrences(of: "</body>", with: Self.probe))
    let run = try await Browser.open(probed, of: folder)
    let measured = try #require(run.out.firstMatch(of: /data-measured="([^"]*)"/)).output.1
    #expect(measured == "390 390 \(pictures) 0 0 0", "\(run.err)")
  }

  @Test("the page of a build loads, fits a phone, and shows every picture with words for it")
  func build() async throws {
    // Each of the two shots in two locales, once in its set and once side by side.
    try await Self.check("out/index.html", in: try await Self.built().folder, pictures: 8)
  }

  @Test("the page of a check does too")
  func check() async throws {
    let folder = try await Self.built().folder
    for (locale, name) in [("en-US", "01_a b"), ("ar-SA", "01_a b"), ("de-DE", "02_<b>#%3F")] {
      try folder.write("fastlane/screenshots/\(locale)/\(name).png", PNGFixture.solid(660, 1434))
    }
    _ = try await ToolRun.vitrine(
      ["check", "fastlane/screenshots", "--html", "pages/listing.html"], in: folder)
    try await Self.check("pages/listing.html", in: folder, pictures: 5)
    #expect(try folder.text("pages/listing.html").contains("dir=\"rtl\""))
  }
}

@Suite("check --html")
struct CheckPageTests {
  @Test("a page never takes a picture's place", arguments: ["home.png", "page"])
  func name(name: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write("home.png", PNGFixture.solid(120, 240))
    let before = try folder.tree(".")
    let run = try await ToolRun.vitrine(["check", "home.png", "--html", name], in: folder)
    #expect(run.status == 2)
    #expect(try folder.tree(".") == before)
  }
}
