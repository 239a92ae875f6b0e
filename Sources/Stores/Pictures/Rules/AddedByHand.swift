package import Diagnostics
internal import Documents

/// A set that the common upload tools can't send.
package enum AddedByHand: PictureListRule {
  package static let about = RuleDescription(
    code: "added-by-hand", severity: .note,
    summary: "a set is for a place that upload tools do not know",
    rationale: """
      Chromebook pictures have no type in Google's API, iPhone Duo pictures none in Apple's older \
      one: a tool that knows only those passes over them.
      """,
    bad: .init("pictures", "en-US/01_home.png 2007x2853"),
    good: .init("pictures", "en-US/01_home.png 1320x2868"),
    cure: "add these pictures on the store's own page, or with a tool for Apple's Asset Library")

  package static func check(
    _ pictures: [ListedPicture], _ context: PictureContext, into findings: inout Findings
  ) {
    var told: Set<String> = []
    for set in PictureSet.sets(of: pictures) {
      guard isUnknown(set.slot), told.insert(set.slot.storeWell).inserted,
        let first = set.pictures.first
      else { continue }
      findings.report(
        about, "\(set.slot.pictures) have no type in the store's common upload API",
        at: Location(file: Path(first.location.file).parent.string), hint: about.cure,
        details: first.details)
    }
  }

  private static func isUnknown(_ slot: PictureSlot) -> Bool {
    switch slot {
    case .display(let display): display.displayType == nil
    case .messages(let display): display.messagesType == nil
    case .image(let image): !image.isInAPI
    }
  }
}
