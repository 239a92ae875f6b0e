package import Diagnostics

/// An animated PNG.
package enum AnimatedPicture: PictureRule {
  package static let about = RuleDescription(
    code: "animated", severity: .error,
    summary: "a PNG is an animation",
    rationale: "The stores take still pictures; what they show of an animation is left to chance.",
    bad: .init("pictures", "en-US/01_home.png 1320x2868 animated"),
    good: .init("pictures", "en-US/01_home.png 1320x2868"),
    cure: "write one frame as a plain PNG; a moving preview is a video of its own")

  package static func check(
    _ picture: ListedPicture, _ context: PictureContext, into findings: inout Findings
  ) {
    guard picture.facts.isAnimated else { return }
    findings.report(
      about, "the PNG is an animation", of: picture, hint: about.cure,
      fix: Fix(.convert, "write one frame as a plain PNG"))
  }
}
