package import Diagnostics

/// A picture that asks to be turned before it is shown.
package enum TurnedByFlag: PictureRule {
  package static let about = RuleDescription(
    code: "orientation-flag", severity: .warning,
    summary: "a picture carries an Exif orientation that turns or mirrors it",
    rationale: """
      The stores measure the stored pixels, and some viewers pass over the flag: the picture may \
      show lying on its side.
      """,
    bad: .init("pictures", "en-US/01_home.jpg 1320x2868 jpeg turned"),
    good: .init("pictures", "en-US/01_home.jpg 1320x2868 jpeg"),
    cure: "turn the pixels themselves and take the flag out")

  package static func check(
    _ picture: ListedPicture, _ context: PictureContext, into findings: inout Findings
  ) {
    guard picture.facts.isTurned else { return }
    findings.report(
      about, "the picture carries an orientation that turns or mirrors it", of: picture,
      hint: about.cure, fix: Fix(.convert, "turn the pixels and take the Exif orientation out"))
  }
}
