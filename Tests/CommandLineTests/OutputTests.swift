import Documents
import Fixtures
import Testing

@Suite("Output")
struct OutputTests {
  @Test(
    "the same input gives the same bytes, however many pictures are drawn at once", arguments: 1...4
  )
  func repeatable(jobs: Int) async throws {
    let trees = try await [1, jobs].asyncMap { jobs in
      let files = try SampleFiles()
      let run = try await ToolRun.vitrine(["build", "--jobs", "\(jobs)"], in: files.folder)
      #expect(run.status == 0, "\(run.out)\(run.err)")
      return try files.folder.tree("out")
    }
    #expect(trees[0].count > 4)
    #expect(trees[0] == trees[1])
  }

  /// Where nothing can be written, as a shell may find it even when root.
  @Test(
    "an output folder that can't be written is exit status 2",
    arguments: [
      "vitrine.yaml", "vitrine.yaml/out", "captures/home.png/deep/out", "/dev/null/out", "loop/out",
    ])
  func unwritable(out: String) async throws {
    let files = try SampleFiles()
    try files.folder.link("loop", to: "loop")
    let before = try files.folder.tree(".")
    let run = try await ToolRun.vitrine(["build", "--out", out, "--json"], in: files.folder)
    #expect(run.status == 2)
    let findings = try #require(try run.document()["findings"]?.sequence)
    #expect(findings.contains { $0["code"]?.string == "output-unwritable" })
    #expect(try files.folder.tree(".") == before)
  }

  @Test("a folder in the way of a picture stops the run and is left alone")
  func folderInTheWay() async throws {
    let files = try SampleFiles()
    try files.folder.makeFolder("out/provenance.json/mine")
    let run = try await ToolRun.vitrine(["build", "--json"], in: files.folder)
    #expect(run.status == 2)
    #expect(Disk().kind(of: files.folder("out/provenance.json/mine")) == .folder)
    #expect(try files.folder.tree("out").keys.filter { $0.hasSuffix(".part") } == [])
  }

  @Test("a disk that is full leaves no half of a file")
  func full() async throws {
    let files = try SampleFiles()
    let tool = try await ToolRun.limited(fileBlocks: 2, ["build", "--json"], in: files.folder)
    #expect(tool.status == 2)
    let findings = try #require(try tool.document()["findings"]?.sequence)
    #expect(findings.contains { $0["code"]?.string == "output-unwritable" })
    let left = try files.folder.tree("out")
    #expect(left.keys.filter { $0.hasSuffix(".part") } == [])
    #expect(try await ToolRun.vitrine(["build"], in: files.folder).status == 0)
    let whole = try files.folder.tree("out")
    #expect(left.allSatisfy { whole[$0.key] == $0.value })
  }

  @Test(
    "a run that is killed leaves whole files, and the next run is whole",
    arguments: [
      0.01, 0.05, 0.1, 0.2, 0.4,
    ])
  func killed(seconds: Double) async throws {
    let files = try SampleFiles()
    #expect(try await ToolRun.vitrine(["build", "--out", "whole"], in: files.folder).status == 0)
    let whole = try files.folder.tree("whole")
    _ = try await ToolRun.vitrine(["build"], in: files.folder, seconds: seconds)
    let left = try files.folder.tree("out").filter { !$0.key.hasSuffix(".part") }
    let pictures = left.filter { $0.key.hasSuffix(".png") }
    #expect(pictures.allSatisfy { whole[$0.key] == $0.value })
    #expect(try await ToolRun.vitrine(["build"], in: files.folder).status == 0)
    let next = try files.folder.tree("out")
    #expect(next.keys.sorted() == whole.keys.sorted())
    #expect(next.filter { $0.key.hasSuffix(".png") } == whole.filter { $0.key.hasSuffix(".png") })
  }

  @Test(
    "what a killed run left unfinished is taken away, and nothing else",
    arguments: [
      ".01_home-small.png.4711.part", "pictures/.01_home-small.png.4711.part",
    ])
  func leftovers(name: String) async throws {
    let files = try SampleFiles()
    try files.folder.write("out/\(name)", "half a pict")
    try files.folder.write("out/mine.part", "mine")
    try files.folder.write("out/.notes.part", "mine")
    #expect(try await ToolRun.vitrine(["build"], in: files.folder).status == 0)
    let left = try files.folder.tree("out").keys.filter { $0.hasSuffix(".part") }.sorted()
    #expect(left == [".notes.part", "mine.part"])
  }

  @Test("two runs into one folder at the same time end in one whole result")
  func atOnce() async throws {
    let files = try SampleFiles()
    #expect(try await ToolRun.vitrine(["build"], in: files.folder).status == 0)
    let whole = try files.folder.tree("out")
    async let first = ToolRun.vitrine(["build", "--jobs", "1"], in: files.folder)
    async let second = ToolRun.vitrine(["build", "--jobs", "1"], in: files.folder)
    let statuses = try await [first.status, second.status].sorted()
    #expect(statuses == [0, 0] || statuses == [0, 2])
    #expect(try files.folder.tree("out") == whole)
  }

  @Test("a run finds the tool's own tables from any folder, and those that VITRINE_SHARE names")
  func share() async throws {
    let files = try SampleFiles()
    try files.folder.replace("wells: wells.json\n", with: "", in: "vitrine.yaml")
    let shipped = try await ToolRun.vitrine(["build", "--json"], in: files.folder)
    #expect(shipped.status == 1)
    #expect(shipped.out.contains("well-unknown"))
    let named = try await ToolRun.vitrine(
      ["build"], in: files.folder, environment: ["VITRINE_SHARE": "."])
    #expect(named.status == 0, "\(named.out)")
  }
}

extension Sequence where Element: Sendable {
  /// The results of a piece of work, one element after the other.
  fileprivate func asyncMap<Result>(
    _ work: (Element) async throws -> Result
  ) async rethrows -> [Result] {
    var results: [Result] = []
    for element in self { results.append(try await work(element)) }
    return results
  }
}
