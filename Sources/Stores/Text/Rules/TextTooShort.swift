package import Diagnostics

/// A text that the store demands and that is empty or too short.
package enum TextTooShort: TextRule {
  package static let about = RuleDescription(
    code: "text-too-short", severity: .error,
    summary: "a text of the listing is shorter than the store takes",
    rationale:
      "A version without a name of two characters or without a description can't be submitted.",
    bad: .init("text", "en-US/name.txt\nX"),
    good: .init("text", "en-US/name.txt\nXylo"),
    cure: "write the text")

  package static func check(_ text: ListingText, into findings: inout Findings) {
    guard let limit = text.field.length?.lowerBound, limit > 0 else { return }
    let count = text.text.unicodeScalars.count
    guard count < limit else { return }
    let message =
      count == 0
      ? "the \(text.field.title) is empty"
      : "\(counted(count, "character")) in the \(text.field.title)"
    findings.report(
      about, "\(message); at least \(limit) are needed", in: text,
      at: text.text.startIndex..<text.text.endIndex)
  }
}
