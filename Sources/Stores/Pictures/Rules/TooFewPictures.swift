package import Diagnostics
internal import Documents

/// A Google Play listing with fewer pictures than it needs to be published.
package enum TooFewPictures: PictureListRule {
  package static let about = RuleDescription(
    code: "too-few-pictures", severity: .warning,
    summary: "a Google Play listing has fewer pictures than it needs",
    rationale: """
      Google Play publishes a listing only with two screenshots at least over all devices, and a \
      Chromebook set only with four.
      """,
    bad: .init("pictures", "en-US/play-phone/1_home.png 1080x1920"),
    good: .init(
      "pictures",
      """
      en-US/play-phone/1_home.png 1080x1920
      en-US/play-phone/2_plan.png 1080x1920
      """),
    cure: "add pictures until there are enough")

  /// How many screenshots a listing needs over all devices.
  private static let leastOverall = 2

  package static func check(
    _ pictures: [ListedPicture], _ context: PictureContext, into findings: inout Findings
  ) {
    let listed = pictures.filter { $0.store == .googlePlay && $0.slot?.image?.isSingle == false }
    let sets = PictureSet.sets(of: listed).filter { !isIncomplete($0.locale, context) }
    for set in sets where set.pictures.count < set.slot.limits.count.lowerBound {
      report(
        "\(set.title) are \(set.pictures.count); at least "
          + "\(set.slot.limits.count.lowerBound) are needed", set, &findings)
    }
    let locales = Dictionary(grouping: sets.filter { $0.slot.image?.isInAPI == true }, by: \.locale)
    for (locale, sets) in locales.sorted(by: { $0.key ?? "" < $1.key ?? "" }) {
      let count = sets.reduce(0) { $0 + $1.pictures.count }
      guard count < leastOverall, let set = sets.first else { continue }
      report(
        "\(locale ?? "the listing") has \(counted(count, "screenshot")) over all devices; at least "
          + "\(leastOverall) are needed", set, &findings)
    }
  }

  private static func isIncomplete(_ locale: String?, _ context: PictureContext) -> Bool {
    locale.map { context.incomplete.contains($0) } ?? false
  }

  private static func report(_ message: String, _ set: PictureSet, _ findings: inout Findings) {
    guard let first = set.pictures.first else { return }
    var details = first.details
    details["fix"] = Fix(.add, about.cure).json
    findings.report(
      about, message, at: Location(file: Path(first.location.file).parent.string),
      hint: about.cure, details: details)
  }
}
