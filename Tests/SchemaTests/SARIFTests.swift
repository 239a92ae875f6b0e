import Diagnostics
import Documents
import Fixtures
import Testing

@Suite("SARIF")
struct SARIFTests {
  private func verdicts(_ logs: [JSONValue]) async throws -> [String] {
    try await SchemaValidator.verdicts(
      on: logs.map { ("sarif", $0) },
      schemas: ToolRun.package.appending(".build/conformance/sarif"))
  }

  /// The log of a build with faults in files, faults without a place, related places and a sound one.
  private func logs() async throws -> [JSONValue] {
    let files = try SampleFiles()
    let sound = try await ToolRun.vitrine(["build", "--format", "sarif"], in: files.folder)
    try files.folder.replace("  - id: plan", with: "  - id: home", in: "vitrine.yaml")
    try files.folder.replace("locales: [en-US", with: "locales: [en_US", in: "vitrine.yaml")
    try files.folder.makeFolder("a folder/ü")
    try files.folder.write("a folder/ü/pïcture #1.png", "no picture")
    let faulty = try await ToolRun.vitrine(["build", "--format", "sarif"], in: files.folder)
    let folder = try await ToolRun.vitrine(
      ["check", "a folder", "--format", "sarif"], in: files.folder)
    let missing = try await ToolRun.vitrine(
      ["explain", "no-such", "--format", "sarif"], in: files.folder)
    return try [sound, faulty, folder, missing].map { try $0.document().json }
  }

  @Test("every log is what the public schema says")
  func valid() async throws {
    let logs = try await logs()
    #expect(logs.dropFirst().allSatisfy { $0.compact.contains("\"ruleId\"") })
    #expect(logs.contains { $0.compact.contains("\"relatedLocations\"") })
    #expect(try await verdicts(logs) == logs.map { _ in "ok" })
  }

  @Test(
    "the schema refuses what is no log",
    arguments: [
      #"{"version": "2.1.0"}"#, #"{"version": "2.0.0", "runs": []}"#,
      #"{"version": "2.1.0", "runs": [{"tool": {"driver": {}}}]}"#,
      #"{"version": "2.1.0", "runs": [{"tool": {"driver": {"name": "v"}}, "results": [{"level": "bad"}]}]}"#,
    ])
  func refused(text: String) async throws {
    let root = try #require(JSONReader().read(Array(text.utf8), file: "log.sarif").root)
    #expect(try await verdicts([root.json]) != ["ok"])
  }
}
