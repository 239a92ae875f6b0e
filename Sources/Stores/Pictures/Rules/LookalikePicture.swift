package import Diagnostics

/// Two files of one set that differ in their bytes and show the same.
package enum LookalikePicture: PictureSetRule {
  package static let about = RuleDescription(
    code: "picture-lookalike", severity: .warning,
    summary: "a set holds the same picture twice, compressed or tagged another way",
    rationale: """
      The same capture saved twice, as PNG and as JPEG or by two tools, fills two of few places with \
      one picture.
      """,
    bad: .init(
      "pictures",
      """
      en-US/01_home.png 1320x2868
      en-US/02_home.jpg 1320x2868 jpeg like:01_home.png
      """),
    good: .init(
      "pictures",
      """
      en-US/01_home.png 1320x2868
      en-US/02_home.jpg 1320x2868 jpeg
      """),
    cure: "take one of the two out, or put the picture there that was meant")

  package static func check(
    _ set: PictureSet, _ context: PictureContext, into findings: inout Findings
  ) {
    var seen = LookIndex()
    for picture in set.pictures {
      guard let alike = seen.match(picture), alike.facts.digest != picture.facts.digest else {
        continue
      }
      findings.report(
        about, "'\(picture.name)' shows the same as '\(alike.name)'", of: picture,
        hint: about.cure, related: [.init("the same picture", at: alike.location)],
        fix: Fix(.delete, "delete one of the two"))
    }
  }
}
