/// The shells that a completion script can be printed for.
enum Shell: String, Sendable, CaseIterable {
  case bash
  case zsh
  case fish

  /// The script, to be read by the shell.
  func script(for table: CompletionTable) -> String {
    switch self {
    case .bash: BashCompletion(table: table).script
    case .zsh: ZshCompletion(table: table).script
    case .fish: FishCompletion(table: table).script
    }
  }

  /// The first line of every script.
  static let origin = "# Completion for vitrine \(Version.string), made by 'vitrine completions'."

  /// A text in single quotes, as a POSIX shell and zsh read it.
  static func quoted(_ text: String) -> String {
    "'\(text.replacing("'", with: "'\\''"))'"
  }
}
