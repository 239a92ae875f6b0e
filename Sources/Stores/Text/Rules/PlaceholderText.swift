package import Diagnostics

/// A text in which somebody meant to write something else.
package enum PlaceholderText: TextRule {
  package static let about = RuleDescription(
    code: "text-placeholder", severity: .error,
    summary: "a text of the listing holds a placeholder",
    rationale: "Review refuses filler, and people who see a template's braces lose trust at once.",
    bad: .init("text", "en-US/description.txt\nHello {{NAME}}, plan your week."),
    good: .init("text", "en-US/description.txt\nHello, plan your week."),
    cure: "write the text that belongs there")

  package static func check(_ text: ListingText, into findings: inout Findings) {
    for placeholder in Placeholder.all(in: text.text) {
      findings.report(
        about, "the \(text.field.title) holds '\(placeholder.text)'", in: text,
        at: placeholder.range, severity: placeholder.isCertain ? .error : .warning)
    }
  }
}
