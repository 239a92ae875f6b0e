package import Diagnostics

/// Pictures that do not say what their colours mean.
package enum UntaggedPictures: PictureListRule {
  package static let about = RuleDescription(
    code: "profile-missing", severity: .note,
    summary: "pictures carry no colour profile",
    rationale: """
      Without a profile a picture is taken for sRGB; one that was made in Display P3 and lost its \
      profile then looks dull.
      """,
    bad: .init("pictures", "en-US/01_home.png 1320x2868"),
    good: .init("pictures", "en-US/01_home.png 1320x2868 srgb"),
    cure: "tag pictures as sRGB when they are written, if that is what they are")

  package static func check(
    _ pictures: [ListedPicture], _ context: PictureContext, into findings: inout Findings
  ) {
    let untagged = pictures.filter { $0.facts.profile == .untagged }
    guard let home = untagged.commonFolder else { return }
    findings.report(
      about, "\(untagged.count) of \(counted(pictures.count, "picture")) carry no colour profile",
      at: home, hint: about.cure)
  }
}
