package import Diagnostics

/// A picture that is one colour all over, or nearly.
package enum BlankPicture: PictureRule {
  package static let about = RuleDescription(
    code: "picture-blank", severity: .warning,
    summary: "a picture is one colour all over, or nearly",
    rationale: """
      A capture that was taken too early, or a page whose capture went missing, is a picture of \
      nothing; the stores take it all the same.
      """,
    bad: .init("pictures", "en-US/01_home.png 1320x2868 blank"),
    good: .init("pictures", "en-US/01_home.png 1320x2868"),
    cure: "look at the picture, and make it again if it should show something")

  /// From this share of one colour on, there is next to nothing to see.
  private static let share = 0.99

  package static func check(
    _ picture: ListedPicture, _ context: PictureContext, into findings: inout Findings
  ) {
    guard let look = picture.facts.look, look.dominantShare >= share else { return }
    let tenths = Int((look.dominantShare * 1000).rounded(.down))
    let share = tenths == 1000 ? "all" : "\(tenths / 10).\(tenths % 10) %"
    findings.report(
      about, "\(share) of the picture is one colour", of: picture,
      hint: about.cure, fix: Fix(.remake, "look at it, and make it again"))
  }
}
