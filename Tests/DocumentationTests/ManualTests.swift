import Documents
import Fixtures
import Testing

@Suite("The manual page")
struct ManualTests {
  @Test("mandoc has nothing to say of it")
  func lint() async throws {
    let folder = try TemporaryFolder()
    try folder.write("vitrine.1", try await ToolRun.vitrine(["manual"], in: folder).out)
    func lint(_ name: String) async throws -> String {
      try await ToolRun.run(
        "/usr/bin/env", ["mandoc", "-Tlint", "-Wwarning", folder(name).string], in: folder
      ).out
    }
    #expect(try await lint("vitrine.1") == "")
    try folder.write("spoilt.1", try folder.text("vitrine.1") + ".XX\n")
    #expect(try await !lint("spoilt.1").isEmpty)
  }

  @Test("a reader sees every verb with its options, letter for letter")
  func complete() async throws {
    let folder = try TemporaryFolder()
    try folder.write("vitrine.1", try await ToolRun.vitrine(["manual"], in: folder).out)
    let run = try await ToolRun.run(
      "/usr/bin/env",
      ["mandoc", "-Tutf8", "-Owidth=1000", folder("vitrine.1").string], in: folder,
      environment: ["LC_ALL": "C.UTF-8"])
    // Bold letters are struck twice.
    let page = run.out.replacing(/.\u{8}/, with: "")
    for verb in try await CommandTable.asked().verbs {
      #expect(page.contains("vitrine \(verb.name)"))
      for option in verb.options.keys {
        #expect(page.contains(" \(option)"), "\(verb.name) \(option)")
      }
    }
    #expect(page.contains("source <(vitrine completions bash) in .bashrc"))
    #expect(page.contains("a vitrine.yaml or the folder that holds it"))
  }

  @Test("a folder that can't be written is said")
  func unwritable() async throws {
    let folder = try TemporaryFolder()
    try folder.write("pages", "a file")
    let run = try await ToolRun.vitrine(["manual", "--pages", "pages"], in: folder)
    #expect(run.status == 2 && run.err.contains("the pages can't be written"))
  }
}
