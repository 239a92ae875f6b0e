import Documents
import Fixtures
import Testing

@Suite("Usage")
struct UsageTests {
  private static let compose = [
    "--captures", "captures.json", "--template", "page.svg.tmpl", "--wells", "wells.json",
    "--copy", "copy.json", "--now", "2026-11-30T09:00:00Z", "--out", "out",
  ]

  /// Arguments, the exit status, and what standard error must name.
  struct Wrong: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let status: Int32
    let mentions: String

    init(_ arguments: [String], _ status: Int32, _ mentions: String) {
      self.arguments = arguments
      self.status = status
      self.mentions = mentions
    }

    var testDescription: String { arguments.joined(separator: " ") }
  }

  private static let wrong: [Wrong] = [
    .init([], 2, "vitrine --help"),
    .init(["compsoe"], 2, "did you mean 'compose'?"),
    .init(["settings", "chekc"], 2, "settings check"),
    .init(["settings"], 2, "settings check"),
    .init(["compose"] + compose, 1, "--locale is missing"),
    .init(["compose"] + compose + ["--locale"], 1, "--locale needs a value"),
    .init(["compose"] + compose + ["--local", "en-US"], 1, "did you mean '--locale'?"),
    .init(["compose"] + compose + ["--locale", "a", "--locale=b"], 1, "--locale is given twice"),
    .init(["compose"] + compose + ["--locale", "en-US", "more"], 1, "'more'"),
    .init(["render"], 1, "--composed"),
    .init(["render", "--composed", "out", "--jobs", "0"], 1, "--jobs"),
    .init(["validate", "--composed", "out"], 1, "--wells"),
    .init(["export", "--composed", "out", "--locales", "de-DE"], 1, "--copy"),
    .init(["build", "--jbos", "2"], 2, "did you mean '--jobs'?"),
    .init(["build", "one", "two"], 2, "'two'"),
    .init(["build", "--now", "yesterday"], 2, "'yesterday'"),
    .init(["build", "--format", "jsn"], 2, "did you mean 'json'?"),
    .init(["build", "--strict=yes"], 2, "--strict takes no value"),
    .init(["build", "--jobs", "many"], 2, "--jobs"),
    .init(["explain", "copy-misssing"], 2, "did you mean 'copy-missing'?"),
  ]

  @Test("wrong usage is refused by name, and nothing is written", arguments: wrong)
  func refuses(wrong: Wrong) async throws {
    let files = try SampleFiles()
    let run = try await ToolRun.vitrine(wrong.arguments, in: files.folder)
    #expect(run.status == wrong.status)
    #expect(run.err.contains(wrong.mentions), "\(run.err)")
    #expect(Disk().kind(of: files.folder("out")) == nil)
  }

  @Test(
    "wrong usage of a stage is a report of its own",
    arguments: ["compose", "export", "render", "validate"])
  func stages(verb: String) async throws {
    let report = try await ToolRun.vitrine([verb, "--wrong"], in: try TemporaryFolder()).document()
    #expect(report["ok"]?.bool == false)
    #expect(report["mode"]?.string == verb)
    #expect(report["code"]?.string == "usage")
    #expect(report["failures"]?.sequence?.count == 1)
  }

  @Test(
    "wrong usage of another verb is a report where JSON is asked for",
    arguments: [
      ["build", "--json", "--wrong"], ["build", "--format=json", "--wrong"],
      ["build", "--format", "json", "--wrong"], ["bild", "--json"], ["--json"],
      ["build", "--json", "--now", "yesterday"], ["build", "--json", "--jobs", "0"],
      ["explain", "--json", "no-such-code"],
    ])
  func reports(arguments: [String]) async throws {
    let run = try await ToolRun.vitrine(arguments, in: try TemporaryFolder())
    #expect(run.status == 2)
    let report = try run.document()
    #expect(report["schema"]?.string == "vitrine.report/v1")
    #expect(report["findings"]?.sequence?.first?["code"]?.string == "usage")
  }

  @Test(
    "uploading and capturing are refused wherever they are asked for",
    arguments: [
      ["upload"], ["capture"], ["build", "--upload"], ["--upload", "build"],
      ["build", "--capture=all"],
      ["compose", "--out", "out", "--upload=yes"], ["--capture"], ["render", "--", "--upload"],
      ["upload", "--help"], ["explain", "copy-missing", "--upload"],
    ])
  func outOfScope(arguments: [String]) async throws {
    let files = try SampleFiles()
    let before = try files.folder.tree(".")
    let run = try await ToolRun.vitrine(arguments, in: files.folder)
    #expect(run.status == 2)
    let document = try run.document()
    #expect(document["ok"]?.bool == false)
    #expect(document["refused"]?.bool == true)
    #expect(document["code"]?.string == "operation-out-of-scope")
    let token = try #require(document["token"]?.string)
    #expect(arguments.contains(token))
    let message = try #require(document["message"]?.string)
    #expect(run.err.contains(message))
    #expect(try files.folder.tree(".") == before)
  }

  @Test("a value may hold what is refused as an option")
  func values() async throws {
    let files = try SampleFiles()
    let run = try await ToolRun.vitrine(["build", "upload"], in: files.folder)
    #expect(run.status == 1)
    #expect(run.out.contains("project-missing"))
  }
}
