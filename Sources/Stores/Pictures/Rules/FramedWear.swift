package import Diagnostics

/// A Wear OS picture with a device around it.
package enum FramedWear: PictureRule {
  package static let about = RuleDescription(
    code: "wear-framed", severity: .error,
    summary: "a Wear OS picture is framed",
    rationale: """
      Google Play wants the interface of the watch alone: no device around it, no text or background \
      added, nothing masked.
      """,
    bad: .init("pictures", "en-US/play-wear/1_home_framed.png 454x454"),
    good: .init("pictures", "en-US/play-wear/1_home.png 454x454"),
    cure: "give the bare capture")

  package static func check(
    _ picture: ListedPicture, _ context: PictureContext, into findings: inout Findings
  ) {
    guard picture.slot?.image?.name == "wearScreenshots",
      FramedMixture.isFramed(picture.name)
    else { return }
    findings.report(
      about, "'\(picture.name)' is a framed picture", of: picture, hint: about.cure,
      fix: Fix(.remake, "give the bare capture"))
  }
}
