import Diagnostics
import Documents
import Fixtures
import Release
import Testing

@Suite("Release records")
struct RecordTests {
  private static func recorded() async throws -> ReleaseSample {
    let sample = try ReleaseSample()
    let outcome = await sample.release { $0.writesRecord = true }
    #expect(outcome.report.errors == [])
    return sample
  }

  @Test("the project's record is written on request only, and then names the packet")
  func onRequest() async throws {
    let sample = try ReleaseSample()
    _ = await sample.release()
    #expect(sample.disk.kind(of: sample.folder("release-record.json")) == nil)
    _ = await sample.release { $0.writesRecord = true }
    let record = try sample.folder.text("release-record.json")
    #expect(record.contains(try sample.digest()))
    #expect(record.contains("\"backendMode\": \"supabase\""))
    #expect(record.contains("\"USA\": \"4.99\""))
    #expect(record.contains("\"version\": \"1.1.0\""))
  }

  @Test(
    "what changed since the record is a warning, unless it is meant",
    arguments: [
      ("USA: \"4.99\"", "USA: \"5.99\"", "price-changed"),
      ("USA: \"4.99\", ", "", "price-changed"),
      ("product: soar_plus_lifetime", "product: soar_plus_ever", "released-product-missing"),
      ("identifier: pro", "identifier: plus", "entitlement-changed"),
    ])
  func changes(old: String, new: String, code: String) async throws {
    let sample = try await Self.recorded()
    var text = try sample.folder.text("catalog.yaml").replacing(old, with: new)
    if code == "entitlement-changed" {
      text = text.replacing("entitlement: pro\n", with: "entitlement: plus\n")
    }
    try sample.folder.write("catalog.yaml", text)
    let found = await sample.release { $0.only = [.catalog] }.report.findings
    #expect(found.first { $0.code == code }?.severity == .warning)
    let accepted = await sample.release {
      $0.only = [.catalog]
      $0.acceptsChanges = true
    }
    #expect(accepted.report.findings.first { $0.code == code }?.severity == .note)
  }

  @Test("an amount in other digits is the same price")
  func amounts() async throws {
    let sample = try await Self.recorded()
    try sample.folder.replace("USA: \"4.99\"", with: "USA: \"4.990\"", in: "catalog.yaml")
    let found = await sample.release { $0.only = [.catalog] }.report.findings
    #expect(!found.contains { $0.code == "price-changed" })
  }

  @Test("a record of before, without a catalog, is compared by its mode")
  func old() async throws {
    let sample = try ReleaseSample()
    try sample.folder.write(
      "release-record.json",
      #"{"schema":"vitrine.release-record/v1","version":"1.0","backendMode":"soar_api"}"#)
    let outcome = await sample.release()
    #expect(outcome.report.errors.contains("backend-mode-changed"))
    let accepted = await sample.release { $0.acceptsMigration = true }
    #expect(accepted.report.errors == [])
  }

  @Test(
    "a record that can't be read is told once",
    arguments: [
      "{", "{}", #"{"schema":"vitrine.release-record/v1","version":"1","backendMode":"x"}"#,
      #"{"schema":"vitrine.release-record/v1","version":"1","backendMode":null,"catalog":{}}"#,
      #"{"schema":"vitrine.release-record/v1","version":"1","backendMode":null,"catalog":{"products":[{}]}}"#,
    ])
  func broken(text: String) async throws {
    let sample = try ReleaseSample()
    try sample.folder.write("release-record.json", text)
    let outcome = await sample.release { $0.only = [.catalog, .settings] }
    #expect(outcome.report.errors == ["release-record-invalid"])
    #expect(outcome.report.findings.count { $0.code == "release-record-invalid" } == 1)
  }
}
