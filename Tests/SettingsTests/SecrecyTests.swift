import Diagnostics
import Documents
import Foundation
import Settings
import Testing

@Suite("Secrets")
struct SecrecyTests {
  private static let secret = "sk_live_hunter2"

  /// A project with a secret wherever one can be, sound and in broken lines.
  private static var project: SampleProject {
    var project = SampleProject()
    project.files["App.xcconfig"] = """
      REVENUECAT_IOS_KEY = \(secret)
      \(secret)
      API-KEY = \(secret)
      OTHER = $(REVENUECAT_IOS_KEY
      SOAR_BACKEND_MODE = $(REVENUECAT_IOS_KEY)
      LINKING_DOMAIN = x/$(REVENUECAT_IOS_KEY)
      SUPABASE_URL = https:/$()/user:\(secret)@db.example
      SENTRY_DSN = https://\(secret)@sentry.example
      SUPABASE_SERVICE_ROLE_KEY = \(secret)
      COND[config=\(secret) = a
      X = a // \(secret)
      """
    project.files["Info.plist"] = SampleProject.plist(
      """
      <key>API_KEY</key><string>\(secret)</string><key>SUPABASE_ANON_KEY</key><string>\(secret)</string>
      <key>NSCameraUsageDescription</key><string>\(secret)</string>
      <key>B</key><strin>\(secret)</strin><key>C</key>
      """)
    return project
  }

  @Test("no value of a secret is in any report", arguments: Format.allCases)
  func reports(format: Format) {
    for path in [".", "App.xcconfig"] {
      let outcome = Self.project.check(path, tracked: TrackedFiles { .tracked(Set($0)) })
      let report = Report(
        verb: "settings check", findings: outcome.findings, summary: outcome.summary,
        text: outcome.text)
      let files = Self.project.files
      let printed =
        switch format {
        case .json: report.json.pretty
        case .sarif: report.sarif(version: "1", rules: SettingsRules.all).pretty
        case .github: report.github
        case .junit: report.junit
        case .text:
          report.text(colour: false) { file, line in
            files[file].map { SourceText(Array($0.utf8), file: file) }?.line(line)
          }
        }
      #expect(outcome.findings.hasErrors)
      #expect(!printed.contains("hunter2"))
    }
  }

  @Test(
    "a key in a tracked file is an error; a placeholder, a reference and an untracked file are none"
  )
  func tracked() {
    var project = SampleProject()
    let everything = TrackedFiles { .tracked(Set($0)) }
    let found = project.check("App.xcconfig", tracked: everything).findings.all
      .filter { $0.code == "secret-tracked" }
    #expect(found.map(\.location?.start?.line) == [3, 4])
    #expect(project.check("App.xcconfig").codes.isEmpty)
    project.files["App.xcconfig"] =
      "API_KEY =\nB_KEY = $(API_KEY)\nC_KEY = YOUR_KEY\nD_KEY = $(X)$(Y)"
    #expect(project.check("App.xcconfig", tracked: everything).codes.isEmpty)
  }

  @Test("where nothing is known, a note says so")
  func unknown() {
    let outcome = SampleProject().check(
      "App.xcconfig", tracked: TrackedFiles { _ in .unknown(reason: "git is not installed") })
    #expect(outcome.codes.isEmpty)
    #expect(outcome.allCodes == ["secret-tracking-unverified"])
  }

  @Test("git is asked where there is a repository")
  func git() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "vitrine-tracked-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let names = ["tracked file.xcconfig", "other.xcconfig"]
    for name in names { try Data("A = b".utf8).write(to: folder.appending(path: name)) }
    let paths = names.map { Path(folder.path).appending($0) }
    #expect(TrackedFiles.git(Disk()).look(for: paths) == .tracked([]))
    guard try run("init", "-q", in: folder), try run("add", names[0], in: folder) else { return }
    #expect(TrackedFiles.git(Disk()).look(for: paths) == .tracked([paths[0]]))
  }

  /// Runs git; false where there is none.
  private func run(_ arguments: String..., in folder: URL) throws -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
