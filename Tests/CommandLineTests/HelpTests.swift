import Documents
import Fixtures
import Testing

@Suite("Help")
struct HelpTests {
  private func verbs() async throws -> [String] {
    let help = try await ToolRun.vitrine(["--help"], in: try TemporaryFolder())
    return help.out.matches(of: #/(?m)^  ([a-z]+(?: [a-z]+)?)  /#).map { String($0.output.1) }
  }

  @Test("every verb of the overview has a help of its own")
  func everyVerb() async throws {
    let verbs = try await verbs()
    #expect(verbs.contains("build"))
    // What verbs there are is only known by asking.
    for verb in verbs {
      let words = verb.split(separator: " ").map(String.init)
      for arguments in [words + ["--help"], ["--help"] + words] {
        let help = try await ToolRun.vitrine(arguments, in: try TemporaryFolder())
        #expect(help.status == 0)
        #expect(help.out.hasPrefix("usage: vitrine \(verb)"))
        #expect(help.out.contains("--format text|json|sarif|github"))
        #expect(help.err.isEmpty)
      }
    }
  }

  @Test("a word for help is understood", arguments: [["help"], ["--help"], ["help", "build"]])
  func overview(arguments: [String]) async throws {
    let help = try await ToolRun.vitrine(arguments, in: try TemporaryFolder())
    #expect(help.status == 0)
    #expect(help.out.contains("vitrine"))
  }

  @Test(
    "the version is told with and without a verb",
    arguments: [["--version"], ["build", "--version"]])
  func version(arguments: [String]) async throws {
    let run = try await ToolRun.vitrine(arguments, in: try TemporaryFolder())
    #expect(run.status == 0)
    #expect(run.out.wholeMatch(of: /vitrine \d+\.\d+\.\d+\n/) != nil)
  }
}
