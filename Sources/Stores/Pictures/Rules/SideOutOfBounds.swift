package import Diagnostics
internal import Geometry

/// A Google Play picture with a side that is too short or too long.
package enum SideOutOfBounds: PictureRule {
  package static let about = RuleDescription(
    code: "side-out-of-bounds", severity: .error,
    summary: "a side of a Google Play picture is too short or too long",
    rationale: "Google Play refuses screenshots with a side under 320 px or over 3840 px.",
    bad: .init("pictures", "en-US/play-phone/1_home.png 2160x3841"),
    good: .init("pictures", "en-US/play-phone/1_home.png 2160x3840"),
    cure: "make the picture again within the bounds; vitrine sizes lists them")

  package static func check(
    _ picture: ListedPicture, _ context: PictureContext, into findings: inout Findings
  ) {
    guard let image = picture.slot?.image, case .within(let bounds) = image.shape else { return }
    let size = picture.facts.size
    if size.shortSide < bounds.side.lowerBound {
      report(
        "the short side has \(size.shortSide) px", "\(bounds.side.lowerBound) px at least", picture,
        &findings)
    }
    if size.longSide > bounds.side.upperBound {
      report(
        "the long side has \(size.longSide) px", "\(bounds.side.upperBound) px at most", picture,
        &findings)
    }
  }

  private static func report(
    _ message: String, _ bound: String, _ picture: ListedPicture, _ findings: inout Findings
  ) {
    findings.report(
      about, "\(message); \(picture.slot?.name ?? "") have \(bound)", of: picture,
      hint: "make it again with sides within the bounds",
      fix: Fix(.remake, "make it again with \(bound) a side"))
  }
}
