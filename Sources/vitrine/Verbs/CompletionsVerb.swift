import Diagnostics

extension Verb {
  static let completions = Verb(
    "completions", operands: Shell.allCases.map(\.rawValue).joined(separator: "|"),
    operandCount: 1...1,
    summary: "Prints the script that completes vitrine's words in a shell",
    details: """
      bash: source <(vitrine completions bash) in .bashrc. zsh: vitrine completions zsh > \
      ~/.zfunc/_vitrine, with ~/.zfunc on fpath before compinit. fish: vitrine completions fish > \
      ~/.config/fish/completions/vitrine.fish. make install puts all three below its PREFIX, where bash and \
      fish look; zsh does if PREFIX/share/zsh/site-functions is on fpath.
      """,
    run: { call in
      let word = call.operands[0]
      guard let shell = Shell(rawValue: word) else {
        let names = Shell.allCases.map(\.rawValue)
        return call.fail(
          UsageFault.rule,
          "there are completions for \(names.joined(separator: ", ")), not '\(word)'",
          hint: nearestMatch(to: word, in: names).map { "did you mean '\($0)'?" })
      }
      let script = shell.script(for: CompletionTable(Verb.all))
      return call.finish(
        Findings(), summary: ["shell": .string(shell.rawValue), "script": .string(script)],
        text: script)
    })
}
