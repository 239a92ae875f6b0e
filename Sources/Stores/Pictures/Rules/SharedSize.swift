package import Diagnostics
internal import Geometry

/// A picture whose size two displays share, without a word that tells which is meant.
package enum SharedSize: PictureRule {
  package static let about = RuleDescription(
    code: "size-shared", severity: .note,
    summary: "the size of a picture belongs to two displays",
    rationale: """
      3840×2160 is Apple TV's and Vision Pro's size; an upload tool takes it for Apple TV unless \
      the path says vision.
      """,
    bad: .init("pictures", "en-US/01_home.png 3840x2160"),
    good: .init("pictures", "en-US/vision_01_home.png 3840x2160"),
    cure: "put the display's name into the path: the folder appleTV, or 'vision' in the file name")

  package static func check(
    _ picture: ListedPicture, _ context: PictureContext, into findings: inout Findings
  ) {
    guard picture.scope == .anyDisplay, let display = picture.slot?.display,
      display.platform == .appleTV
    else { return }
    let others = context.tables.displayTypes.filter {
      $0.storeWell != display.storeWell && $0.sizes.contains(picture.facts.size)
    }
    guard let other = others.first else { return }
    findings.report(
      about, "\(picture.facts.size) is taken for \(display.name); it is \(other.name)'s too",
      of: picture, hint: about.cure)
  }
}
