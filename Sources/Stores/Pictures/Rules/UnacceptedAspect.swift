package import Diagnostics
internal import Geometry

/// A Google Play picture that has not the one shape that its kind asks for.
package enum UnacceptedAspect: PictureRule {
  package static let about = RuleDescription(
    code: "aspect-unaccepted", severity: .error,
    summary: "a Google Play picture has not the shape that its kind asks for",
    rationale: """
      Wear OS pictures are square, Android TV ones 16:9, Chromebook ones 16:9 or 9:16; the console \
      refuses any other shape.
      """,
    bad: .init("pictures", "en-US/play-wear/1_home.png 454x480"),
    good: .init("pictures", "en-US/play-wear/1_home.png 454x454"),
    cure: "make the picture again in the shape that the finding names")

  package static func check(
    _ picture: ListedPicture, _ context: PictureContext, into findings: inout Findings
  ) {
    let size = picture.facts.size
    guard let image = picture.slot?.image, case .within(let bounds) = image.shape,
      !bounds.aspects.isEmpty, !bounds.aspects.contains(where: { $0.fits(size) })
    else { return }
    let wanted = bounds.aspects.map(\.description).joined(separator: " or ")
    findings.report(
      about, "\(size) is not \(wanted), the shape of \(image.title)", of: picture,
      hint: image.sizes.first.map { "\($0) is a good size" },
      fix: Fix(.remake, "make it again as \(wanted)"))
  }
}
