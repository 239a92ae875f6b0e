package import Diagnostics

/// A file with faults that a decoder gets past.
package enum DamagedFile: PictureRule {
  package static let about = RuleDescription(
    code: "picture-damaged", severity: .warning,
    summary: "a picture can be read, but its file has faults",
    rationale: "A stricter decoder, such as a store's, may refuse what a lenient one gets past.",
    bad: .init("pictures", "en-US/01_home.png 1320x2868 damaged"),
    good: .init("pictures", "en-US/01_home.png 1320x2868"),
    cure: "write the picture again with a sound encoder")

  package static func check(
    _ picture: ListedPicture, _ context: PictureContext, into findings: inout Findings
  ) {
    for problem in picture.facts.problems {
      findings.report(
        about, problem, of: picture, hint: about.cure, fix: Fix(.convert, "write it again"))
    }
  }
}
