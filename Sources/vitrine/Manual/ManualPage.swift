/// The manual page, vitrine(1), in the macros of man(7).
struct ManualPage {
  let verbs: [Verb]

  var text: String {
    ([head, synopsis, description] + [".SH VERBS"] + verbs.map(section)
      + [common, status, environment, files, examples, seeAlso]).joined(separator: "\n") + "\n"
  }

  private var head: String {
    """
    .\\" Made by 'vitrine manual' from the table of verbs.
    .TH VITRINE 1 \(Version.date) \(Roff.argument("vitrine \(Version.string)"))
    .SH NAME
    vitrine \\- \(Roff.text(Help.purpose))
    """
  }

  private var synopsis: String {
    """
    .SH SYNOPSIS
    .B vitrine
    .I verb
    .RI [ option ...]
    .RI [ operand ...]
    """
  }

  private var description: String {
    """
    .SH DESCRIPTION
    \(Roff.paragraph("""
      vitrine composes store screenshots in every locale from captures that exist, checks finished \
      pictures made by any tool, and validates what ships beside them. It never captures and never \
      uploads: --upload and --capture are refused.
      """))
    .PP
    \(Roff.paragraph("""
      Results go to standard output, everything else to standard error. Findings name the file, the \
      line and the cure; vitrine explain CODE tells more about one.
      """))
    """
  }

  private func section(_ verb: Verb) -> String {
    var lines = [
      ".SS \(Roff.argument("vitrine \(verb.name)\(verb.operands.isEmpty ? "" : " \(verb.operands)")"))",
      Roff.paragraph("\(verb.summary)."),
    ]
    if !verb.details.isEmpty { lines += [".PP", Roff.paragraph(verb.details)] }
    return (lines + verb.options.map(item)).joined(separator: "\n")
  }

  private func item(_ option: Option) -> String {
    let value = option.placeholder.map { " \(Roff.argument(" \($0)"))" } ?? ""
    let macro = option.placeholder == nil ? "B" : "BI"
    let repeats = option.repeats && option.placeholder != nil ? "; may be repeated" : ""
    return """
      .TP
      .\(macro) \(Roff.argument(option.name))\(value)
      \(Roff.text("\(option.help)\(repeats)."))
      """
  }

  private var common: String {
    ".SH OPTIONS OF EVERY VERB\n" + Option.common.map(item).joined(separator: "\n")
  }

  private func list(_ rows: [(String, String)]) -> String {
    rows.map { ".TP\n.B \(Roff.argument($0.0))\n\(Roff.paragraph($0.1))" }.joined(separator: "\n")
  }

  private var status: String {
    ".SH EXIT STATUS\n"
      + list([
        ("0", "Nothing stands against going on."),
        ("1", "An error was found, a check failed, or an input is bad; with --strict, a warning."),
        ("2", "Refused, used wrongly, or could not run."),
      ])
  }

  private var environment: String {
    ".SH ENVIRONMENT\n"
      + list([
        ("SOURCE_DATE_EPOCH", "The moment that build records, in seconds since 1970."),
        ("VITRINE_SHARE", "Another folder with templates/ and wells.json than the installed one."),
        ("NO_COLOR", "Any value: no colour on a terminal."),
      ])
  }

  private var files: String {
    ".SH FILES\n"
      + list([
        ("vitrine.yaml", "The project file, in the present folder where none is named."),
        ("PREFIX/share/vitrine", "The templates, the store tables and the JSON Schemas."),
      ])
  }

  private var examples: String {
    ".SH EXAMPLES\n"
      + Help.examples.map { command, about in
        ".TP\n.B \(Roff.argument(command))\n\(Roff.paragraph(about))"
      }.joined(separator: "\n")
  }

  private var seeAlso: String {
    """
    .SH SEE ALSO
    .BR rsvg\\-convert (1),
    .BR fc\\-list (1)
    """
  }
}
