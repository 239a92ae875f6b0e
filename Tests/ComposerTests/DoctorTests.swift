import Composer
import Diagnostics
import Documents
import Fixtures
import Testing

@Suite("Examining a machine")
struct DoctorTests {
  private func examine(_ project: Path?, share: Path = ToolRun.package) -> Doctor.Outcome {
    Doctor(
      project: project, share: Share(share), tool: ToolIdentity(name: "vitrine", version: "1")
    ).run(in: Disk())
  }

  @Test("every library tells its version")
  func libraries() {
    guard case .array(let libraries) = examine(nil).summary["libraries"] else {
      Issue.record("there are no libraries")
      return
    }
    #expect(libraries.count == 14)
    for library in libraries {
      guard case .string(let version) = library["version"] else { continue }
      #expect(version.wholeMatch(of: /\d+(\.\d+)+/) != nil, "\(library.compact)")
      #expect(library["debian"] != .null && library["homebrew"] != .null)
    }
  }

  @Test("a share folder without templates is a lack")
  func share() throws {
    let folder = try TemporaryFolder()
    #expect(examine(nil, share: folder.path).findings.all.contains { $0.code == "share-missing" })
  }

  @Test("a project is tried on the scripts of its locales alone")
  func scripts() throws {
    let files = try SampleFiles()
    guard case .array(let scripts) = examine(files.folder.path).summary["scripts"] else {
      Issue.record("there are no scripts")
      return
    }
    #expect(scripts.compactMap { $0["name"] } == ["Latin"])
  }

  @Test("a character that no font has is found in the project's own words")
  func glyphs() throws {
    let files = try SampleFiles()
    try files.folder.replace(
      "Your week", with: "Your \u{10FFF0}\u{16A5B} \u{E0FFF}\u{1BC9A}", in: "copy.json")
    let found = examine(files.folder.path).findings.all.map(\.code)
    #expect(found.contains { ["glyph-missing", "copy-invalid"].contains($0) })
  }

  @Test("a family that is not installed is named")
  func family() throws {
    let files = try SampleFiles()
    try files.folder.replace("sans-serif", with: "Zzyzx Grotesk", in: "copy.json")
    let found = examine(files.folder.path).findings.all.filter { $0.code == "font-missing" }
    #expect(found.count == 2)
  }

  @Test("an output folder that is a file can't be written")
  func output() throws {
    let files = try SampleFiles()
    try files.folder.write("out", "mine")
    let found = examine(files.folder.path).findings.all.first { $0.code == "output-unwritable" }
    #expect(found?.severity == .error)
  }

  @Test("a missing project is bad input")
  func missing() async throws {
    let run = try await ToolRun.vitrine(["doctor", "nowhere", "--json"], in: try TemporaryFolder())
    #expect(run.status == 1)
  }
}
