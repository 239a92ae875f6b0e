import Diagnostics

/// What can be wrong with a text that is there.
struct CopyText {
  let key: String
  let text: Copy.Text
  let locale: LocaleTag

  /// Reports a placeholder that nobody filled in, and a translation that is not done.
  func check(into findings: inout Findings) {
    let details: [String: JSONValue] = [
      "locale": .string(locale.text), "field": .string(key),
    ]
    if let placeholder {
      findings.report(
        CopyRules.placeholder, "the text '\(key)' in \(locale) holds '\(placeholder)'",
        at: text.location, hint: "write out what stands for it", details: details)
    }
    if let state = text.unfinished {
      findings.report(
        CopyRules.unfinished, "the text '\(key)' in \(locale) is marked '\(state)'",
        at: text.location, hint: "review it, and mark it as translated", details: details)
    }
  }

  /// The first stretch that looks like a placeholder of one of the usual kinds: `{name}`, `${name}`,
  /// `{{name}}`, `%@`, `%1$@`, `%lld`.
  private var placeholder: String? {
    // A regular expression is compiled at each use; most texts hold neither sign.
    let signs = text.text.utf8
    guard signs.contains(UInt8(ascii: "{")) || signs.contains(UInt8(ascii: "%")) else { return nil }
    let braces = /\$?\{{1,2}\s*[A-Za-z_][A-Za-z0-9_.]*\s*\}{1,2}/
    if let match = text.text.firstMatch(of: braces) { return String(match.output) }
    let formats = /%([0-9]+\$)?(@|l{0,2}[diu](?![A-Za-z])|s(?![A-Za-z]))/
    return text.text.firstMatch(of: formats).map { String($0.output.0) }
  }
}
