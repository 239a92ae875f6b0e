import Diagnostics
import Documents
import Fixtures
import Release
import Testing

@Suite("The gates of a release")
struct GateTests {
  @Test("a project with nothing wrong passes every gate, and gets its packet")
  func passes() async throws {
    let sample = try ReleaseSample()
    let outcome = await sample.release()
    #expect(outcome.report.errors == [])
    for gate in Gate.allCases { #expect(outcome.report.state(of: gate) == "passed", "\(gate)") }
    #expect(outcome.report.summary["version"] == "1.1.0")
    let paths = try sample.listed()
    for path in [
      "HANDOFF.md", "SHA256SUMS", "catalog.json", "index.html", "provenance.json", "rasters.json",
      "release-record.json", "report.json", "settings.json", "texts.json",
      "fastlane/screenshots/en-US/01_home-watch-series-3.png",
    ] {
      #expect(paths.contains(path), "\(path)")
    }
    #expect(paths.contains { $0.hasPrefix("extensions/") && $0.hasSuffix("/snapshot.json") })
    #expect(await sample.verify().findings.errors == [])
  }

  @Test("a gate for which the project names nothing is not asked, and never passed in silence")
  func notAsked() async throws {
    let sample = try ReleaseSample(namesAll: false)
    let outcome = await sample.release { $0.version = "2.0" }
    #expect(outcome.report.errors == [])
    #expect(outcome.report.state(of: .pictures) == "passed")
    for gate in [Gate.catalog, .settings, .extensions, .entitlements] {
      #expect(outcome.report.state(of: gate) == "not-asked", "\(gate)")
    }
    #expect(outcome.report.text.contains("the project file has no 'release: catalog'"))
  }

  @Test(
    "a fault of one gate keeps the packet back, and is told under that gate",
    arguments: [
      (Gate.catalog, "catalog.yaml", "period: P1M", "period: P1Y"),
      (.settings, "Config/Backend.xcconfig", "https:/$()/", "https://"),
      (.extensions, "package/extension.yaml", "b2c.extension/v1", "b2c.extension/v9"),
      (.pictures, "copy.json", "\"plan\": \"Plan it\"", "\"plan\": \"\""),
      (.entitlements, "histories/trial-to-yearly.jsonl", "\"event\"", "\"evnt\""),
    ])
  func fails(gate: Gate, file: String, old: String, new: String) async throws {
    let sample = try ReleaseSample()
    try sample.folder.replace(old, with: new, in: file)
    let outcome = await sample.release()
    #expect(outcome.report.state(of: gate) == "failed")
    #expect(!outcome.report.ok)
    #expect(
      outcome.report.findings.contains {
        $0.severity == .error && $0.details["gate"] == .string(gate.rawValue)
      })
    #expect(sample.disk.kind(of: sample.folder("packet")) == nil)
  }

  @Test("only some gates run if only some are asked for, and then there is no packet")
  func only() async throws {
    let sample = try ReleaseSample()
    let outcome = await sample.release { $0.only = [.catalog] }
    #expect(outcome.report.ok)
    #expect(outcome.report.state(of: .catalog) == "passed")
    #expect(outcome.report.state(of: .pictures) == "not-run")
    #expect(outcome.report.findings.contains { $0.code == "release-partial" })
    #expect(sample.disk.kind(of: sample.folder("packet")) == nil)
    #expect(sample.disk.kind(of: sample.folder("out")) == nil)
  }

  @Test("a skipped gate is in the packet with its reason, and the record is not written")
  func skips() async throws {
    let sample = try ReleaseSample()
    try sample.folder.replace("period: P1M", with: "period: P1Y", in: "catalog.yaml")
    let outcome = await sample.release {
      $0.skips = [.init(.catalog, because: "prices are *set* next week")]
    }
    #expect(outcome.report.ok)
    #expect(try sample.folder.text("packet/packet.json").contains("prices are *set* next week"))
    #expect(
      try sample.folder.text("packet/HANDOFF.md").contains("prices are \\*set\\* next week"))
    #expect(!(try sample.listed()).contains("release-record.json"))
    let verification = await sample.verify()
    #expect(verification.findings.errors == [])
    #expect(verification.findings.all.contains { $0.code == "gate-skipped" })
  }

  @Test("warnings keep a release back where they count as errors")
  func strict() async throws {
    let sample = try ReleaseSample(namesAll: false)
    try sample.folder.replace("\"plan\": \"Plan it\"", with: ReleaseSample.warned, in: "copy.json")
    #expect(await sample.release { $0.version = "1" }.report.ok)
    let strict = await sample.release {
      $0.version = "1"
      $0.isStrict = true
    }
    #expect(!strict.report.ok)
  }

  @Test("a release without a version is told so")
  func version() async throws {
    let sample = try ReleaseSample(namesAll: false)
    let outcome = await sample.release()
    #expect(outcome.report.errors == ["release-version-missing"])
    #expect(sample.disk.kind(of: sample.folder("packet")) == nil)
  }

  @Test("the text for people has the findings under their gates")
  func grouped() async throws {
    let sample = try ReleaseSample()
    try sample.folder.replace("period: P1M", with: "period: P1Y", in: "catalog.yaml")
    try sample.folder.replace("https:/$()/", with: "https://", in: "Config/Backend.xcconfig")
    let text = await sample.release().report.text(colour: false) { _, _ in nil }
    let catalog = try #require(text.firstRange(of: "\ncatalog\n"))
    let settings = try #require(text.firstRange(of: "\nsettings\n"))
    #expect(catalog.lowerBound < settings.lowerBound)
    #expect(text[catalog.upperBound..<settings.lowerBound].contains("catalog.yaml"))
    #expect(text.contains("no packet: catalog, settings failed"))
  }
}
