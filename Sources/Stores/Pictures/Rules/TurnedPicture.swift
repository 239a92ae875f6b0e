package import Diagnostics
internal import Geometry

/// A picture that lies on its side where the display takes it only upright, or the other way round.
package enum TurnedPicture: PictureRule {
  package static let about = RuleDescription(
    code: "orientation-unaccepted", severity: .error,
    summary: "a picture has an accepted size, but lies the other way",
    rationale: """
      Mac, Apple TV, Vision Pro and Watch sets, and the oldest iPhone and iPad ones, take each size \
      one way only; a picture that is turned by a quarter is refused like any other size.
      """,
    bad: .init("pictures", "en-US/01_home.png 800x1280"),
    good: .init("pictures", "en-US/01_home.png 1280x800"),
    cure: "make the picture again the other way round")

  package static func check(
    _ picture: ListedPicture, _ context: PictureContext, into findings: inout Findings
  ) {
    let size = picture.facts.size
    let accepted = UnacceptedSize.Accepted(picture, context.tables).sizes
    guard !accepted.contains(size), accepted.contains(size.transposed) else { return }
    findings.report(
      about, "the size \(size) is accepted only as \(size.transposed)", of: picture,
      hint: "the display takes it \(size.isLandscape ? "upright" : "across") only",
      fix: Fix(.remake, "make it again at \(size.transposed)"))
  }
}
