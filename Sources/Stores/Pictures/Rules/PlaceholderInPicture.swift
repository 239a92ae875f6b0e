package import Diagnostics

/// A picture whose own texts still hold a placeholder.
package enum PlaceholderInPicture: PictureRule {
  package static let about = RuleDescription(
    code: "picture-placeholder", severity: .warning,
    summary: "a text that a picture carries holds a placeholder",
    rationale: """
      What a picture was made from is recorded in its text chunks; a placeholder there is most \
      often a placeholder on the picture too.
      """,
    bad: .init("pictures", "en-US/01_home.png 1320x2868 says:{{HEADLINE}}"),
    good: .init("pictures", "en-US/01_home.png 1320x2868 says:Hello"),
    cure: "write the text that belongs there, and make the picture again")

  package static func check(
    _ picture: ListedPicture, _ context: PictureContext, into findings: inout Findings
  ) {
    for text in picture.facts.texts {
      guard let placeholder = Placeholder.first(in: text.value) else { continue }
      findings.report(
        about, "the text '\(text.keyword)' in the picture holds '\(placeholder.text)'", of: picture,
        hint: about.cure, fix: Fix(.remake, "write the text and make it again"))
    }
  }
}
