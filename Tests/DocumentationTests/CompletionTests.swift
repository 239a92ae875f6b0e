import Documents
import Fixtures
import Testing

@Suite("Shell completions")
struct CompletionTests {
  /// What bash offers for the last of some words, in a folder.
  private func offers(_ words: [String], in folder: TemporaryFolder) async throws -> [String] {
    let script = """
      source "$1"; shift
      COMP_WORDS=(vitrine "$@"); COMP_CWORD=$#
      _vitrine
      [ ${#COMPREPLY[@]} -eq 0 ] || printf '%s\\n' "${COMPREPLY[@]}"
      """
    let file = try await self.script("bash", in: folder)
    let run = try await ToolRun.run(
      "/usr/bin/env", ["bash", "-c", script, "bash", file] + words, in: folder)
    try #require(run.status == 0 && run.err.isEmpty, "\(run.err)")
    return run.out.split(separator: "\n").map(String.init)
  }

  private func script(_ shell: String, in folder: TemporaryFolder) async throws -> String {
    let run = try await ToolRun.vitrine(["completions", shell], in: folder)
    try #require(run.status == 0)
    try folder.write("completion.\(shell)", run.out)
    return folder("completion.\(shell)").string
  }

  @Test(
    "bash offers what may stand there",
    arguments: [
      (["b"], ["build"]), (["catalog", ""], ["check"]), (["extension", "s"], ["snapshot"]),
      (["build", "--lo"], ["--locale"]), (["check", "--store", ""], ["app-store", "google-play"]),
      (["check", "--format", "=", "s"], ["sarif"]), (["explain", "text-overf"], ["text-overflow"]),
      (["export", "--locales", "de-DE,sv"], ["de-DE,sv-SE", "de-DE,sv"]),
      (["completions", ""], ["bash", "zsh", "fish"]), (["build", "--locale", "ja-"], ["ja-JP"]),
      (["--quiet", "build", "--ou"], ["--out"]), (["build", "--jobs", ""], []),
      (["sizes", "--display", "watch-u"], ["watch-ultra"]),
    ])
  func bash(words: [String], expected: [String]) async throws {
    #expect(try await Set(offers(words, in: try TemporaryFolder())) == Set(expected))
  }

  @Test("bash offers files where a path is due, odd names too")
  func files() async throws {
    let folder = try TemporaryFolder()
    for name in ["my shots.yaml", "my*.yaml"] { try folder.write(name, "") }
    for words in [["build", "my"], ["compose", "--copy", "my"], ["check", "--table", "=", "my"]] {
      #expect(
        try await offers(words, in: folder).sorted() == ["my shots.yaml", "my*.yaml"].sorted())
    }
  }

  @Test("bash offers every verb, and every option of every verb")
  func everything() async throws {
    let folder = try TemporaryFolder()
    let table = try await CommandTable.asked()
    let firsts = Set(try await offers([""], in: folder))
    for verb in table.verbs {
      let words = verb.name.split(separator: " ").map(String.init)
      #expect(firsts.contains(words[0]))
      #expect(try await Set(offers(words + ["--"], in: folder)) == Set(verb.options.keys))
    }
  }

  @Test("zsh and fish can read their scripts", arguments: ["bash", "zsh", "fish"])
  func syntax(shell: String) async throws {
    let folder = try TemporaryFolder()
    let file = try await script(shell, in: folder)
    let run = try await ToolRun.run("/usr/bin/env", [shell, "-n", file], in: folder)
    #expect(run.status == 0 && run.err.isEmpty, "\(run.err)")
    try folder.write("spoilt", try folder.text("completion.\(shell)") + "\nif (\n")
    let spoilt = try await ToolRun.run(
      "/usr/bin/env", [shell, "-n", folder("spoilt").string], in: folder)
    #expect(spoilt.status != 0)
  }

  @Test(
    "fish offers what may stand there",
    arguments: [
      ("b", ["build"]), ("catalog ", ["check"]), ("check --store=g", ["--store=google-play"]),
      ("explain text-overf", ["text-overflow"]), ("export --locales de-DE,ja-", ["de-DE,ja-JP"]),
    ])
  func fish(line: String, expected: [String]) async throws {
    let folder = try TemporaryFolder()
    let file = try await script("fish", in: folder)
    let run = try await ToolRun.run(
      "/usr/bin/env",
      ["fish", "--no-config", "-c", "source \(file); complete -C 'vitrine \(line)'"], in: folder)
    let words = run.out.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    #expect(words == expected, "\(run.err)")
  }

  @Test("another shell is wrong usage, with the nearest that there is")
  func other() async throws {
    let run = try await ToolRun.vitrine(["completions", "bsh"], in: try TemporaryFolder())
    #expect(run.status == 2 && run.err.contains("did you mean 'bash'?"))
  }
}
