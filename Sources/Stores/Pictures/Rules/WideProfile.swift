package import Diagnostics

/// A picture whose colours are not sRGB.
package enum WideProfile: PictureRule {
  package static let about = RuleDescription(
    code: "colour-profile", severity: .warning,
    summary: "a picture has a colour profile other than sRGB",
    rationale: """
      A store that drops the profile, or a screen without it, shows Display P3 values as sRGB: \
      colours shift, reds the most.
      """,
    bad: .init("pictures", "en-US/01_home.png 1320x2868 p3"),
    good: .init("pictures", "en-US/01_home.png 1320x2868 srgb"),
    cure: "convert the picture to sRGB, and tag it so")

  package static func check(
    _ picture: ListedPicture, _ context: PictureContext, into findings: inout Findings
  ) {
    let message: String
    switch picture.facts.profile {
    case .untagged, .sRGB: return
    case .other(let name): message = "the colour profile is '\(name)', not sRGB"
    case .damaged(let fault): message = "the colour profile can't be read: \(fault)"
    }
    findings.report(
      about, message, of: picture, hint: about.cure, fix: Fix(.convert, "convert it to sRGB"))
  }
}
