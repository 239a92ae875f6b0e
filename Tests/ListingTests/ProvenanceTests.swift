import Diagnostics
import Documents
import Listing
import Testing

@Suite("Provenance of pictures")
struct ProvenanceTests {
  private func check(
    _ record: String, at place: String = "out/rasters.json"
  ) async throws -> CheckedListing {
    let workspace = MemoryWorkspace([
      "out/fastlane/screenshots/en-US/1.png": try ListingFolder.png(),
      place: Array(record.utf8),
    ])
    let request = ListingRequest(paths: [Path("out/fastlane/screenshots")])
    return await ListingCheck.run(request, in: workspace)
  }

  private func record(_ path: String, _ digest: String) -> String {
    """
    {"kind": "rasterized-marketing-asset", "outputs": [{"path": "\(path)", "sha256": "\(digest)"}]}
    """
  }

  private let path = "fastlane/screenshots/en-US/1.png"

  @Test("a picture that is the recorded one is fine")
  func same() async throws {
    let digest = SHA256.hex(of: try ListingFolder.png())
    #expect(try await check(record(path, digest)).faults.isEmpty)
    #expect(
      try await check(record("1.png", digest), at: "out/fastlane/screenshots/en-US/rasters.json")
        .faults.isEmpty)
  }

  @Test("a picture that was changed since is stale, at the picture with its record beside it")
  func changed() async throws {
    let checked = try await check(record(path, String(repeating: "0", count: 64)))
    #expect(checked.codes == ["provenance-stale"])
    #expect(checked.faults.first?.location?.file == "out/\(path)")
    #expect(checked.faults.first?.related.first?.location.start?.line == 1)
  }

  @Test("a picture that was recorded and is gone is told")
  func gone() async throws {
    let gone = "fastlane/screenshots/en-US/2.png"
    #expect(try await check(record(gone, "00")).codes == ["provenance-stale"])
    #expect(try await check(record("elsewhere/2.png", "00")).faults.isEmpty)
  }

  @Test(
    "a record that can't be read is a warning",
    arguments: [
      "{", "{\"kind\": \"rasterized-marketing-asset\"}",
      "{\"kind\": \"rasterized-marketing-asset\", \"outputs\": [{}]}",
    ])
  func unreadable(_ text: String) async throws {
    #expect(try await check(text).codes == ["provenance-unreadable"])
  }

  @Test("a file of the same name that is another tool's is left alone")
  func foreign() async throws {
    #expect(try await check("{\"builder\": \"x\"}", at: "out/provenance.json").faults.isEmpty)
    #expect(try await check("{", at: "out/provenance.json").faults.isEmpty)
  }

  @Test("the examples of the rules do what they say")
  func examples() async throws {
    let rules = ListingRules.all.filter { $0.bad.language == "json" }
    for rule in rules {
      let place = "out/fastlane/screenshots/en-US/rasters.json"
      let bad = rule.bad.text.replacing("01_home.png", with: "1.png")
      #expect(try await check(bad, at: place).codes == [rule.code])
      let digest = SHA256.hex(of: try ListingFolder.png())
      let good = rule.good.text.replacing("01_home.png", with: "1.png")
        .replacing(String(repeating: "e", count: 64), with: digest)
      #expect(try await check(good, at: place).faults.isEmpty)
    }
  }
}
