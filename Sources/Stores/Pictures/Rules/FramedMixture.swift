package import Diagnostics
internal import Documents

/// A folder where only some pictures are named as framed.
package enum FramedMixture: PictureListRule {
  package static let about = RuleDescription(
    code: "framed-mixture", severity: .error,
    summary: "only some names of a folder end in _framed",
    rationale: """
      As soon as one name in a locale's folder ends in _framed, fastlane's deliver passes over all \
      others in silence; supply uploads both kinds, so that each picture is there twice.
      """,
    bad: .init(
      "pictures",
      """
      en-US/01_home_framed.png 1320x2868
      en-US/02_plan.png 1320x2868
      """),
    good: .init(
      "pictures",
      """
      en-US/01_home_framed.png 1320x2868
      en-US/02_plan_framed.png 1320x2868
      """),
    cure: "keep the raw captures in another folder, or name all pictures alike")

  /// Whether a name is that of a framed picture, as fastlane sees it.
  static func isFramed(_ name: String) -> Bool { Path(name).stem.hasSuffix("_framed") }

  package static func check(
    _ pictures: [ListedPicture], _ context: PictureContext, into findings: inout Findings
  ) {
    let listed = pictures.filter { !$0.isLoose && !$0.name.lowercased().contains("watch") }
    let folders = Dictionary(grouping: listed) { Path($0.location.file).parent }
    for (folder, pictures) in folders.sorted(by: { $0.key < $1.key }) {
      let bare = pictures.filter { !isFramed($0.name) }
      guard let first = bare.first, bare.count < pictures.count else { continue }
      let skipped = bare.count == 1 ? "'\(first.name)' is" : "\(bare.count) pictures are"
      let isSkipped = first.store == .appStore
      findings.report(
        about,
        "\(skipped) not framed in '\(folder)', where others are; "
          + (isSkipped ? "deliver passes over what is not" : "supply uploads both"),
        of: first, hint: about.cure, severity: isSkipped ? .error : .warning,
        fix: Fix(.move, "move the pictures that are not framed elsewhere, or rename them"))
    }
  }
}
