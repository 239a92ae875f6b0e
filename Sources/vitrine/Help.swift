/// The texts of `--help`, made from the tables of verbs and options.
enum Help {
  /// What the tool is for, in a line.
  static let purpose = "from captures that exist to store-ready pictures, checked"

  /// A first day's commands, each with what it does.
  static let examples = [
    ("vitrine init shots", "Make a project from a folder of captures."),
    ("vitrine build shots", "Make every picture that it asks for, checked, into shots/out."),
    ("vitrine check fastlane/screenshots", "Check finished pictures, whatever tool made them."),
    ("vitrine explain text-overflow", "Say what a finding means and how to mend it."),
  ]

  /// The help of the tool as a whole.
  static var overview: String {
    let width = Verb.all.map(\.name.count).max() ?? 0
    let verbs = Verb.all.map { "  \(padded($0.name, width))  \($0.summary)" }
    return """
      vitrine \(Version.string): \(purpose).
      It never captures and never uploads.

      usage: vitrine VERB [OPTION…]

      \(verbs.joined(separator: "\n"))

      vitrine VERB --help tells the options of a verb; vitrine explain CODE what a finding means.
      Exit status: 0 clean, 1 findings or bad input, 2 refused, wrong usage or could not run.

      """
  }

  /// The help of one verb.
  static func text(of verb: Verb) -> String {
    let usage = ["vitrine", verb.name, verb.operands, "[OPTION…]"].filter { !$0.isEmpty }
    var out = "usage: \(usage.joined(separator: " "))\n\n\(verb.summary)\n"
    if !verb.details.isEmpty { out += "\n\(verb.details)\n" }
    if !verb.options.isEmpty { out += "\noptions:\n" + table(verb.options) }
    return out + "\noptions of every verb:\n" + table(Option.common)
  }

  private static func table(_ options: [Option]) -> String {
    let heads = options.map { [$0.name, $0.placeholder].compactMap(\.self).joined(separator: " ") }
    let width = heads.map(\.count).max() ?? 0
    return zip(heads, options).map { head, option in
      "  \(padded(head, width))  \(option.help)\(option.repeats && option.placeholder != nil ? "; may be repeated" : "")\n"
    }.joined()
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
