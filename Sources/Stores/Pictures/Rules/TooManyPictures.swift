package import Diagnostics

/// A set with more pictures than the store shows.
package enum TooManyPictures: PictureSetRule {
  package static let about = RuleDescription(
    code: "too-many-pictures", severity: .error,
    summary: "a set has more pictures than the store takes",
    rationale: """
      The App Store takes ten pictures for a display, Google Play eight of a kind; upload tools drop \
      the rest in silence, or the store refuses them.
      """,
    bad: .init("pictures", lines(9)),
    good: .init("pictures", lines(8)),
    cure: "choose which pictures are worth a place, and take the rest out of the folder")

  private static func lines(_ count: Int) -> String {
    (1...count).map { "en-US/play-phone/\($0)_page.png 1080x1920" }.joined(separator: "\n")
  }

  package static func check(
    _ set: PictureSet, _ context: PictureContext, into findings: inout Findings
  ) {
    let limit = set.slot.limits.count.upperBound
    let count = set.pictures.count
    guard count > limit, let surplus = set.pictures.dropFirst(limit).first else {
      return
    }
    let owner = set.locale ?? "the listing"
    findings.report(
      about,
      "\(owner) has \(count) \(set.slot.pictures); at most \(limit) \(limit == 1 ? "is" : "are") taken",
      of: surplus, hint: "take \(count - limit) out, from '\(surplus.name)' on",
      fix: Fix(.move, "take out '\(surplus.name)' and what follows it, or others in their place"))
  }
}
