package import Diagnostics

/// A picture with an alpha channel, even where every pixel is opaque.
package enum AlphaChannel: PictureRule {
  package static let about = RuleDescription(
    code: "alpha-channel", severity: .error,
    summary: "a picture has an alpha channel",
    rationale: """
      Both stores refuse screenshots that can be transparent, opaque or not; the App Store says \
      IMAGE_INCORRECT_DIMENSIONS and names no alpha. Only Google Play's icon may have one.
      """,
    bad: .init("pictures", "en-US/01_home.png 1320x2868 alpha"),
    good: .init("pictures", "en-US/01_home.png 1320x2868"),
    cure: "flatten the picture onto its background and write it as 24-bit RGB")

  package static func check(
    _ picture: ListedPicture, _ context: PictureContext, into findings: inout Findings
  ) {
    guard picture.facts.hasAlpha, picture.limits.alpha == .refused else { return }
    let opaque = picture.facts.isOpaque == true ? ", though every pixel is opaque" : ""
    findings.report(
      about, "the picture has an alpha channel\(opaque)", of: picture, hint: about.cure,
      fix: Fix(.convert, "flatten it and write it without alpha"))
  }
}
