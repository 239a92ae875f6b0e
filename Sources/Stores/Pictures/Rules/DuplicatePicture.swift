package import Diagnostics

/// Two files of one set that are the same byte for byte.
package enum DuplicatePicture: PictureSetRule {
  package static let about = RuleDescription(
    code: "picture-duplicate", severity: .warning,
    summary: "a set holds the same picture twice, byte for byte",
    rationale: "A picture shown twice wastes one of few places, and looks like a mistake.",
    bad: .init(
      "pictures",
      """
      en-US/01_home.png 1320x2868
      en-US/02_plan.png 1320x2868 same:01_home.png
      """),
    good: .init(
      "pictures",
      """
      en-US/01_home.png 1320x2868
      en-US/02_plan.png 1320x2868
      """),
    cure: "take one of the two out, or put the picture there that was meant")

  package static func check(
    _ set: PictureSet, _ context: PictureContext, into findings: inout Findings
  ) {
    var first: [String: ListedPicture] = [:]
    for picture in set.pictures {
      guard let twin = first[picture.facts.digest] else {
        first[picture.facts.digest] = picture
        continue
      }
      findings.report(
        about, "'\(picture.name)' is byte for byte '\(twin.name)'", of: picture, hint: about.cure,
        related: [.init("the same picture", at: twin.location)],
        fix: Fix(.delete, "delete it, or put the picture there that was meant"))
    }
  }
}
