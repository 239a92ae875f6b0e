package import Diagnostics

/// A text that is longer than the store takes.
package enum TextTooLong: TextRule {
  package static let about = RuleDescription(
    code: "text-too-long", severity: .error,
    summary: "a text of the listing is longer than the store takes",
    rationale: """
      The store refuses the whole upload for one text that is too long. Keywords are counted in bytes \
      by Apple's page and in characters by its API: between the two it is a warning.
      """,
    bad: .init("text", "en-US/subtitle.txt\nEvery week of the year, planned"),
    good: .init("text", "en-US/subtitle.txt\nEvery week of the year, ready"),
    cure: "shorten the text")

  package static func check(_ text: ListingText, into findings: inout Findings) {
    guard let limit = text.field.length?.upperBound else { return }
    let scalars = text.text.unicodeScalars
    let bytes = text.text.utf8.count
    let isBytes = text.field.unit == .bytes
    guard (isBytes ? bytes : scalars.count) > limit else { return }
    let isOver = scalars.count > limit
    let unit = text.field.unit.rawValue
    let length =
      isBytes ? "\(bytes) bytes, \(scalars.count) characters" : "\(scalars.count) \(unit)"
    let start = isOver ? scalars.index(scalars.startIndex, offsetBy: limit) : scalars.startIndex
    findings.report(
      about, "\(length) in the \(text.field.title); at most \(limit) \(unit) are taken",
      in: text, at: start..<scalars.endIndex,
      hint: "take out \((isBytes ? bytes : scalars.count) - limit) of them",
      severity: isOver ? .error : .warning)
  }
}
