package import Diagnostics

/// A platform that has pictures, but not those that the App Store demands for it.
package enum MissingSet: PictureListRule {
  package static let about = RuleDescription(
    code: "required-set-missing", severity: .warning,
    summary: "no picture is for a display that the App Store demands",
    rationale: """
      An app that runs on iPhone needs 6.9-inch or 6.5-inch pictures, one that runs on iPad 13-inch \
      ones, and so on; without them a version can't be submitted. Where the platforms were named \
      it is an error, where they follow from the pictures a warning.
      """,
    bad: .init("pictures", "en-US/01_home.png 750x1334"),
    good: .init(
      "pictures",
      """
      en-US/01_home.png 1320x2868
      en-US/02_home.png 750x1334
      """),
    cure: "make the set, at the first size that vitrine sizes gives for the display")

  package static func check(
    _ pictures: [ListedPicture], _ context: PictureContext, into findings: inout Findings
  ) {
    let listed = pictures.filter { !$0.isLoose && $0.store == .appStore }
    guard let home = listed.commonFolder else { return }
    // A tree whose pictures can't be placed yet may well hold the set; their own fault comes first.
    let hasUnplaced = listed.contains { $0.slot == nil }
    let displays = listed.compactMap { picture -> DisplayType? in
      guard case .display(let display) = picture.slot else { return nil }
      return display
    }
    let wells = Set(displays.map(\.storeWell))
    let shown = Set(displays.map(\.platform))
    for duty in context.tables.requiredSets where wells.isDisjoint(with: duty.anyOf) {
      let isTold = context.runsOn.contains(duty.platform)
      guard isTold || shown.contains(duty.platform) && !hasUnplaced else { continue }
      report(duty, isTold: isTold, context, at: home, into: &findings)
    }
  }

  private static func report(
    _ duty: RequiredSet, isTold: Bool, _ context: PictureContext, at home: Location,
    into findings: inout Findings
  ) {
    var severity: Severity = isTold ? .error : .warning
    var since = ""
    if let from = duty.from {
      // Without a day nobody knows whether the duty holds, and the clock is no part of the input.
      guard let day = context.day else { return }
      if day < from { severity = .note }
      since = " from \(from) on"
    }
    let displays = duty.anyOf.compactMap { context.tables.display(named: $0) }
    let names = displays.map(\.name).joined(separator: " or ")
    let good = displays.first?.sizes.first.map { " at \($0)" } ?? ""
    findings.report(
      about, "no picture is for \(names), which \(duty.platform.name) apps need\(since)", at: home,
      hint: "make \(displays.first?.name ?? "") pictures\(good)", severity: severity,
      details: [
        "store": .string(Store.appStore.rawValue),
        "display": .string(duty.anyOf.first ?? ""),
        "fix": Fix(.add, "make \(displays.first?.name ?? "") pictures\(good)").json,
      ])
  }
}
