import Composer
import Diagnostics
import Documents
import Fixtures
import Testing

@Suite("What a build does with what an earlier one left")
struct PreviousBuildTests {
  private let stages: Stages

  init() throws { stages = try Stages() }

  private func build(locales: [String] = []) async -> BuildStage.Outcome {
    let options = BuildOptions(
      project: stages.folder("vitrine.yaml"), locales: locales, jobs: 2)
    return await BuildStage(
      options: options, share: Share(stages.folder("share")), tool: Stages.tool
    ).run(in: Disk())
  }

  private var pictures: Set<String> {
    get throws {
      let folder = stages.folder("out/pictures")
      return Set(
        try Disk().names(in: folder).flatMap { locale in
          try Disk().names(in: folder.appending(locale)).map { "\(locale)/\($0)" }
        })
    }
  }

  /// Takes the second shot out of the project.
  private func removePlan() throws {
    let text = String(decoding: try stages.folder.bytes("vitrine.yaml"), as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.contains("id: plan") })
    let end = lines[(start + 1)...].firstIndex { !$0.hasPrefix("   ") } ?? lines.endIndex
    let kept = lines[..<start] + lines[end...]
    try stages.folder.write("vitrine.yaml", kept.joined(separator: "\n"))
  }

  @Test("the pictures of a shot that is gone are taken away")
  func removesStale() async throws {
    #expect(await build().report.ok)
    let before = try pictures
    try removePlan()
    #expect(await build().report.findings.contains { $0.code == "output-stale" } == false)
    let after = try pictures
    #expect(after == before.filter { !$0.contains("plan") })
    #expect(after.count < before.count)
  }

  @Test("a picture that somebody changed stays, and is named")
  func keepsChanged() async throws {
    #expect(await build().report.ok)
    let changed = try #require(try pictures.sorted().first { $0.contains("plan") })
    let bytes = try stages.folder.bytes("out/pictures/\(changed)")
    try stages.folder.write("out/pictures/\(changed)", bytes + [0])
    try removePlan()
    let findings = await build().report.findings
    #expect(findings.filter { $0.code == "output-stale" }.count == 1)
    #expect(try pictures.contains(changed))
  }

  @Test("a build of one locale leaves the others, and their records, as they are")
  func keepsOthers() async throws {
    #expect(await build().report.ok)
    let before = try pictures
    let record = try stages.folder.bytes("out/rasters.json")
    #expect(await build(locales: ["de-DE"]).report.ok)
    #expect(try pictures == before)
    #expect(try stages.folder.bytes("out/rasters.json") == record)
  }

  @Test("a damaged record is as good as none", arguments: ["", "{", "{}", "[1]", "\u{0}"])
  func ignoresDamage(_ text: String) async throws {
    #expect(await build().report.ok)
    try stages.folder.write("out/rasters.json", text)
    #expect(await build().report.ok)
  }
}
