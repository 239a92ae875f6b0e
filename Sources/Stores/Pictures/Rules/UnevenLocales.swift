package import Diagnostics
internal import Documents

/// A locale that shows fewer pictures than others do.
package enum UnevenLocales: PictureListRule {
  package static let about = RuleDescription(
    code: "locale-uneven", severity: .warning,
    summary: "a locale has fewer pictures than another",
    rationale: """
      A picture that was never made for a locale goes unnoticed: the store shows the shorter set, and \
      no tool compares the locales.
      """,
    bad: .init(
      "pictures",
      """
      en-US/01_home.png 1320x2868
      en-US/02_plan.png 1320x2868
      fr-FR/01_home.png 1320x2868
      """),
    good: .init(
      "pictures",
      """
      en-US/01_home.png 1320x2868
      en-US/02_plan.png 1320x2868
      fr-FR/01_home.png 1320x2868
      fr-FR/02_plan.png 1320x2868
      """),
    cure: "make the pictures that the locale lacks")

  package static func check(
    _ pictures: [ListedPicture], _ context: PictureContext, into findings: inout Findings
  ) {
    let listed = pictures.filter { !$0.isLoose && $0.locale != nil }
    let doubtful = Set(listed.filter { $0.slot == nil }.compactMap(\.locale))
    let sets = PictureSet.sets(of: listed).filter { $0.slot.image?.isSingle != true }
    let slots = Dictionary(grouping: sets) { $0.slot.storeWell }
    for (_, sets) in slots.sorted(by: { $0.key < $1.key }) {
      guard let fullest = sets.max(by: { $0.pictures.count < $1.pictures.count }) else { continue }
      let others = homes(of: fullest.store, in: listed)
      for (locale, home) in others.sorted(by: { $0.key < $1.key })
      where !doubtful.contains(locale) && !context.incomplete.contains(locale) {
        let set = sets.first { $0.locale == locale }
        compare(set, of: locale, at: home, with: fullest, into: &findings)
      }
    }
  }

  /// Each locale of a store with its folder.
  private static func homes(
    of store: Store, in pictures: [ListedPicture]
  ) -> [String: Location] {
    let pairs = pictures.filter { $0.store == store && $0.scope != .messages }.compactMap {
      picture in
      picture.locale.map { ($0, Location(file: Path(picture.location.file).parent.string)) }
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  private static func compare(
    _ set: PictureSet?, of locale: String, at home: Location, with fullest: PictureSet,
    into findings: inout Findings
  ) {
    let count = set?.pictures.count ?? 0
    guard count < fullest.pictures.count else { return }
    let own = Set((set?.pictures ?? []).map { Path($0.name).stem })
    let lacking = fullest.pictures.map { Path($0.name).stem }.filter { !own.contains($0) }
    let named = lacking.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
    findings.report(
      about,
      "\(locale) has \(count) of the \(fullest.slot.pictures), \(fullest.locale ?? "") "
        + "\(fullest.pictures.count)",
      at: set.flatMap { $0.pictures.first }.map {
        Location(file: Path($0.location.file).parent.string)
      } ?? home,
      hint: lacking.isEmpty ? about.cure : "it lacks \(named)",
      details: [
        "store": .string(fullest.store.rawValue), "locale": .string(locale),
        "display": .string(fullest.slot.storeWell),
        "fix": Fix(.add, "make what the locale lacks: \(named)").json,
      ])
  }
}
