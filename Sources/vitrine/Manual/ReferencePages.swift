import Diagnostics
import Documents

/// The pages of the docs that are made from tables: one a verb, one a code, and a list of each.
struct ReferencePages {
  let verbs: [Verb]
  let areas: [RuleArea]

  /// The pages, to lie in a folder of a documentation catalog.
  func files(in folder: Path) -> [OutputFile] {
    let pages =
      [("Verbs", verbList), ("Codes", codeList)]
      + verbs.map { (name(of: $0), page(of: $0)) }
      + areas.flatMap(\.rules).map { ($0.code, page(of: $0)) }
    return pages.map { OutputFile(folder.appending("\($0.0).md"), $0.1) }
  }

  private func name(of verb: Verb) -> String { "vitrine-\(verb.words.joined(separator: "-"))" }

  // MARK: Verbs

  private var verbList: String {
    """
    # Verbs

    What each word behind `vitrine` does.

    ## Overview

    `vitrine VERB --help` prints the same on the command line, `man vitrine` all of it. Results go to standard
    output, the rest to standard error. Exit status: 0 clean, 1 findings or bad input, 2 refused, wrong usage or
    could not run.

    Every verb takes:

    \(table(Option.common))

    ## Topics

    ### All verbs

    \(verbs.map { "- <doc:\(name(of: $0))>" }.joined(separator: "\n"))

    """
  }

  private func page(of verb: Verb) -> String {
    let usage = ["vitrine", verb.name, verb.operands, "[OPTION…]"].filter { !$0.isEmpty }
    var out = """
      # vitrine \(verb.name)

      \(Markdown.text(verb.summary)).

      ## Overview

      \(Markdown.block("", usage.joined(separator: " ")))

      """
    if !verb.details.isEmpty { out += "\n\(Markdown.text(verb.details))\n" }
    if !verb.options.isEmpty { out += "\n## Options\n\n\(table(verb.options))\n" }
    return out + "\nOptions of every verb stand in <doc:Verbs>.\n"
  }

  private func table(_ options: [Option]) -> String {
    (["| option | does |", "| --- | --- |"]
      + options.map { option in
        let head = [option.name, option.placeholder].compactMap(\.self).joined(separator: " ")
        let repeats = option.repeats && option.placeholder != nil ? "; may be repeated" : ""
        return
          "| \(Markdown.code(Markdown.cell(head))) | \(Markdown.text(option.help))\(repeats) |"
      }).joined(separator: "\n")
  }

  // MARK: Codes

  private var codeList: String {
    let topics = areas.map { area in
      let rules = area.rules.sorted { $0.code < $1.code }
      return "### \(area.title)\n\n"
        + rules.map { "- <doc:\($0.code)>" }.joined(separator: "\n")
    }
    return """
      # Codes

      What each finding means, why it matters, and how to mend it.

      ## Overview

      A code is a name, stable for ever, with one meaning. `vitrine explain CODE` prints the same on the command line,
      `vitrine explain` lists all.

      ## Topics

      \(topics.joined(separator: "\n\n"))

      """
  }

  private func page(of rule: RuleDescription) -> String {
    let bad = rule.bad.text.isEmpty ? "(an empty file)" : rule.bad.text
    return """
      # \(rule.code)

      \(Markdown.text(rule.summary.capitalizedFirst)).

      ## Overview

      Severity: \(rule.severity.rawValue).

      **Why**: \(Markdown.text(rule.rationale))

      **Cure**: \(Markdown.text(rule.cure))

      ## Bad

      \(Markdown.block(rule.bad.language, bad))

      ## Good

      \(Markdown.block(rule.good.language, rule.good.text))

      """
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
