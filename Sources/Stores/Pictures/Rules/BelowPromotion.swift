package import Diagnostics
internal import Documents
internal import Geometry

/// A Google Play set that is too small or too coarse to be promoted.
package enum BelowPromotion: PictureListRule {
  package static let about = RuleDescription(
    code: "below-promotion", severity: .note,
    summary: "a Google Play set falls short of what promotion asks for",
    rationale: """
      Google shows an app in its promoted places only with four screenshots at least of 1080 px or \
      more, 9:16 or 16:9.
      """,
    bad: .init("pictures", lines(3)),
    good: .init("pictures", lines(4)),
    cure: "make four pictures at least at 1080×1920 or 1920×1080")

  private static func lines(_ count: Int) -> String {
    (1...count).map { "en-US/play-phone/\($0)_page.png 1080x1920" }.joined(separator: "\n")
  }

  package static func check(
    _ pictures: [ListedPicture], _ context: PictureContext, into findings: inout Findings
  ) {
    let sets = PictureSet.sets(of: pictures.filter { $0.store == .googlePlay })
    let slots = Dictionary(grouping: sets) { $0.slot.storeWell }
    for (_, sets) in slots.sorted(by: { $0.key < $1.key }) {
      guard let promotion = sets.first?.slot.image?.promotion else { continue }
      let short = sets.filter { set in
        set.pictures.count { fits($0.facts.size, promotion) } < promotion.count
      }
      guard let set = short.first, let first = set.pictures.first else { continue }
      let locales = short.compactMap(\.locale)
      let named = locales.prefix(3).joined(separator: ", ")
      let more = locales.count > 3 ? " and \(locales.count - 3) more" : ""
      findings.report(
        about,
        "fewer than \(promotion.count) \(set.slot.pictures) have \(promotion.shortSide) px and "
          + "\(promotion.aspects.map(\.description).joined(separator: " or ")) in \(named)\(more)",
        at: Location(file: Path(first.location.file).parent.string), hint: about.cure,
        details: first.details)
    }
  }

  private static func fits(_ size: PixelSize, _ promotion: ImageType.Promotion) -> Bool {
    size.shortSide >= promotion.shortSide && promotion.aspects.contains { $0.fits(size) }
  }
}
