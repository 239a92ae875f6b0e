/// A long option of a verb: a row of the table from which parsing, `--help` and completions are made.
struct Option: Sendable {
  /// The name with its dashes, such as `--locale`.
  let name: String
  /// What its value is called in the help; nil for a switch.
  let placeholder: String?
  /// One line about it, without a full stop.
  let help: String
  /// Whether it may be given more than once.
  let repeats: Bool

  /// An option that takes a value.
  init(_ name: String, _ placeholder: String, _ help: String, repeats: Bool = false) {
    self.name = name
    self.placeholder = placeholder
    self.help = help
    self.repeats = repeats
  }

  /// A switch.
  init(switch name: String, _ help: String) {
    self.name = name
    placeholder = nil
    self.help = help
    repeats = true
  }

  /// The options of every verb.
  static let common: [Option] = [
    Option("--format", "text|json|sarif|github|junit", "How findings are printed (default: text)"),
    Option(switch: "--json", "The same as --format json"),
    Option(switch: "--strict", "Count warnings as errors"),
    Option(switch: "--quiet", "Print nothing on standard error but errors"),
    Option(switch: "--verbose", "Say more on standard error"),
    Option(switch: "--help", "Print this help"),
    Option(switch: "--version", "Print the version"),
  ]
}
