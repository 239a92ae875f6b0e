import Composer
import Diagnostics
import Documents
import Fixtures
import Testing

@Suite("What stores say of a build")
struct BuiltListingTests {
  private func files() throws -> SampleFiles {
    let files = try SampleFiles()
    try files.folder.replace(
      #""storeWell": null, "source": "none"},"#,
      with: #""storeWell": "phoneScreenshots", "source": "none"},"#, in: "wells.json")
    return files
  }

  @Test("a size that the store refuses is found by build as by check")
  func refused() async throws {
    let files = try files()
    let build = try await ToolRun.vitrine(["build", "--json"], in: files.folder)
    #expect(build.status == 1)
    let found = try codes(build)
    #expect(found.contains("side-out-of-bounds"))
    let check = try await ToolRun.vitrine(["check", "out", "--json"], in: files.folder)
    #expect(Set(try codes(check)).subtracting(found) == [])
  }

  @Test("a part of a project is judged picture by picture")
  func part() async throws {
    let files = try files()
    let run = try await ToolRun.vitrine(["build", "--shot", "home", "--json"], in: files.folder)
    let found = try codes(run)
    #expect(found.contains("side-out-of-bounds"))
    #expect(!found.contains("too-few-pictures"))
  }

  private func codes(_ run: ToolRun) throws -> [String] {
    (try run.document()["findings"]?.sequence ?? []).compactMap { $0["code"]?.string }
  }
}
