import Documents
import Fixtures
import Testing

@Suite("Formats")
struct FormatTests {
  private func run(
    _ arguments: [String], environment: [String: String] = [:]
  ) async throws -> ToolRun {
    let files = try SampleFiles()
    try files.folder.replace("locales:", with: "localse:", in: "vitrine.yaml")
    // With a minimum that it keeps, the well has nothing to be warned of.
    try files.folder.replace("1242", with: "100", in: "wells.json")
    try files.folder.replace(
      "\"height\": 356", with: "\"height\": 356, \"citedMinimum\": \"Wide\"", in: "wells.json")
    return try await ToolRun.vitrine(
      ["build"] + arguments, in: files.folder, environment: environment)
  }

  @Test("text shows the line with a caret, and the cure")
  func text() async throws {
    let run = try await run([])
    #expect(run.status == 1)
    #expect(
      run.out == """
        vitrine.yaml:1:1: error: the project has no 'locales' [project-invalid]
        1 | apiVersion: vitrine.project/v1
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
           help: add it
        vitrine.yaml:6:1: error: the project has no key 'localse' [project-invalid]
        6 | localse: [en-US, de-DE]
          | ^^^^^^^
           help: did you mean 'locales'?
        2 errors

        """)
  }

  @Test("JSON is one document and nothing else")
  func json() async throws {
    let run = try await run(["--json"])
    #expect(run.status == 1)
    let report = try run.document()
    #expect(report["ok"]?.bool == false)
    let findings = try #require(report["findings"]?.sequence)
    #expect(findings.map { $0["line"]?.integer } == [1, 6])
    #expect(run.out == (try await self.run(["--format", "json"])).out)
  }

  @Test("SARIF names the rule and the region")
  func sarif() async throws {
    let run = try await run(["--format", "sarif"])
    #expect(run.status == 1)
    let log = try run.document()
    #expect(log["version"]?.string == "2.1.0")
    let result = try #require(log["runs"]?.sequence?.first?["results"]?.sequence?.last)
    #expect(result["ruleId"]?.string == "project-invalid")
    #expect(result["level"]?.string == "error")
    let place = result["locations"]?.sequence?.first?["physicalLocation"]
    #expect(place?["artifactLocation"]?["uri"]?.string == "vitrine.yaml")
    #expect(place?["region"]?["startLine"]?.integer == 6)
    #expect(place?["region"]?["endColumn"]?.integer == 8)
  }

  @Test("GitHub gets one command a finding")
  func github() async throws {
    let run = try await run(["--format=github"])
    #expect(run.status == 1)
    #expect(
      run.out == """
        ::error file=vitrine.yaml,line=1,col=1,title=project-invalid::the project has no 'locales'%0Aadd it
        ::error file=vitrine.yaml,line=6,col=1,title=project-invalid::the project has no key 'localse'%0Adid you mean 'locales'?

        """)
  }

  @Test("--strict turns warnings into a failure")
  func strict() async throws {
    let files = try SampleFiles()
    #expect(try await ToolRun.vitrine(["build"], in: files.folder).status == 0)
    #expect(try await ToolRun.vitrine(["build", "--strict"], in: files.folder).status == 1)
  }

  @Test("--quiet leaves warnings off standard error")
  func quiet() async throws {
    let files = try SampleFiles()
    let arguments = [
      "compose", "--captures", "captures.json", "--template", "page.svg.tmpl", "--wells",
      "wells.json", "--copy", "copy.json", "--locale", "en-US", "--now", "2026-11-30T09:00:00Z",
      "--out", "out",
    ]
    #expect(try await ToolRun.vitrine(arguments, in: files.folder).err.contains("minimum-uncited"))
    #expect(try await ToolRun.vitrine(arguments + ["--quiet"], in: files.folder).err.isEmpty)
  }

  @Test(
    "nothing is coloured and no bar is drawn where nobody looks",
    arguments: [
      [:], ["NO_COLOR": "1"], ["TERM": "xterm-256color", "CLICOLOR_FORCE": "1"],
    ])
  func noColour(environment: [String: String]) async throws {
    let run = try await run([], environment: environment)
    #expect(!run.out.contains("\u{1B}"))
    #expect(!run.err.contains("\u{1B}"))
  }

  #if os(Linux)
    @Test("a terminal gets colour unless NO_COLOR is set", arguments: [("", true), ("1", false)])
    func terminal(noColour: String, isColoured: Bool) async throws {
      let files = try SampleFiles()
      try files.folder.replace("locales:", with: "localse:", in: "vitrine.yaml")
      let run = try await ToolRun.terminal(
        ["build"], in: files.folder, environment: ["NO_COLOR": noColour])
      #expect(run.out.contains("\u{1B}[1;31m") == isColoured, "\(run.out)")
    }
  #endif
}
