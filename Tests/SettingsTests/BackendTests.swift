import Diagnostics
import Documents
import Settings
import Testing

@Suite("Backend mode")
struct BackendTests {
  private func check(_ text: String, _ change: (inout SettingsRequest) -> Void = { _ in })
    -> SettingsCheck.Outcome
  {
    var project = SampleProject()
    project.files["App.xcconfig"] = text
    return project.check("App.xcconfig", change)
  }

  @Test(
    "the mode is what the app takes it for",
    arguments: [
      ("soar_api", BackendMode.soarAPI), ("SoarAPI", .soarAPI), ("SOAR-api", .soarAPI),
      ("supabase", .supabase), ("", .supabase), ("soar_app", .supabase),
      ("\"soar_api\"", .supabase),
    ])
  func modes(value: String, mode: BackendMode) {
    #expect(check("SOAR_BACKEND_MODE = \(value)").mode == mode)
  }

  @Test(
    "a value of neither family is a warning that names the nearest",
    arguments: [
      ("soar_app", "soar_api"), ("unified", "soar_api"), ("\"soar_api\"", "soar_api"),
      ("supabse", "supabase"), ("standalone", "supabase"), ("x", "soar_api"),
    ])
  func unknown(value: String, nearest: String) throws {
    let finding = try #require(
      check("SOAR_BACKEND_MODE = \(value)").findings.all.first {
        $0.code == "backend-mode-unknown"
      })
    #expect(finding.severity == .warning)
    #expect(finding.message.contains(value))
    #expect(finding.hint?.contains(nearest) == true)
  }

  @Test(
    "a base URL is absolute and has a host",
    arguments: [
      ("https:/$()/api.example", nil), ("http:/$()/localhost:8080/x", nil),
      ("https:/$()/[::1]:8", nil),
      ("https:/$()/bücher.example", nil), ("https:/$()/u@h.example", nil),
      ("https://api.example", "setting-cut-at-comment"),
      ("\"https://api.example\"", "setting-cut-at-comment"),
      ("https:\\/\\/api.example", "backend-url-invalid"),
      ("\"https:/$()/api.example\"", "backend-url-invalid"),
      ("/api", "backend-url-invalid"), ("api.example", "backend-url-invalid"),
      ("https:/$()/", "backend-url-invalid"), ("https:/$()/ a", "backend-url-invalid"),
      ("https:", "backend-url-invalid"), ("ftp:/$()/a", "backend-url-invalid"),
      ("https:/$()/a..b", "backend-url-invalid"), ("https:/$()/:80", "backend-url-invalid"),
      ("", "backend-base-url-missing"), ("//x", "backend-base-url-missing"),
      ("$(NOT_THERE)", "backend-base-url-missing"), ("$(NOT", "backend-base-url-missing"),
    ] as [(String, String?)])
  func urls(value: String, code: String?) {
    let codes = check("SOAR_BACKEND_MODE = soar_api\nSOAR_API_BASE_URL = \(value)").codes
    #expect(codes.filter { $0 != "setting-reference-broken" } == (code.map { [$0] } ?? []))
  }

  @Test("a cut URL is found in any setting, by its own line")
  func cutElsewhere() throws {
    let finding = check("POSTHOG_HOST = https://eu.example\nX = $(POSTHOG_HOST)").findings.all
      .filter { $0.code == "setting-cut-at-comment" }
    #expect(finding.map(\.location?.start?.line) == [1])
  }

  @Test("a change of the released mode is an error, unless the migration is accepted")
  func migration() throws {
    var project = SampleProject()
    project.files["release-record.json"]?.replace("supabase", with: "soar_api")
    let finding = try #require(
      project.check().findings.all.first { $0.code == "backend-mode-changed" })
    #expect(finding.severity == .error)
    for word in ["accounts", "data", "files", "purchase user id"] {
      #expect(finding.message.contains(word))
    }
    #expect(finding.related.first?.location.file == "release-record.json")
    #expect(project.check { $0.acceptsMigration = true }.codes.isEmpty)
  }

  @Test(
    "a record that is no record is an error",
    arguments: [
      "", "[]", "{}",
      #"{"schema":"vitrine.release-record/v2","version":"1","backendMode":"supabase"}"#,
      #"{"schema":"vitrine.release-record/v1","backendMode":"supabase"}"#,
      #"{"schema":"vitrine.release-record/v1","version":"1","backendMode":"Supabase"}"#,
      #"{"schema":"vitrine.release-record/v1","version":1,"backendMode":"supabase"}"#,
    ])
  func records(text: String) {
    var project = SampleProject()
    project.files["release-record.json"] = text
    #expect(project.check().codes == ["release-record-invalid"])
  }

  @Test("a record that is not there is a note in a project and an error on the command line")
  func missingRecord() {
    var project = SampleProject()
    project.files["release-record.json"] = nil
    #expect(project.check().allCodes == ["release-record-missing"])
    #expect(
      project.check { $0.record = Path("release-record.json") }.codes == ["release-record-invalid"])
  }

  @Test("a record that is written can be read")
  func roundTrip() {
    for mode in BackendMode.allCases {
      let text = ReleaseRecord.json(version: "2.1", backendMode: mode).pretty
      var findings = Findings()
      let record = ReleaseRecord.load(
        Path("r.json"), namedAt: nil, in: MemoryWorkspace(texts: ["r.json": text]), into: &findings)
      #expect(record?.backendMode == mode)
      #expect(record?.version == "2.1")
    }
  }

  @Test("a fault in one variant says which")
  func variants() throws {
    let outcome = check("SOAR_BACKEND_MODE[config=Debug] = soar_app")
    let finding = try #require(outcome.findings.all.first { $0.code == "backend-mode-unknown" })
    #expect(finding.message.hasSuffix("[in Debug]"))
    #expect(outcome.text.contains("in Debug: standalone"))
  }
}
