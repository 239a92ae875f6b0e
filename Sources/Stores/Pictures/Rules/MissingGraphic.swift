package import Diagnostics

/// A Google Play tree without a graphic that every listing has.
package enum MissingGraphic: PictureListRule {
  package static let about = RuleDescription(
    code: "required-graphic-missing", severity: .note,
    summary: "a Google Play tree holds no icon or no feature graphic",
    rationale: """
      Google Play shows no listing without an icon of 512×512 and a feature graphic of 1024×500; they \
      may have been uploaded by hand before.
      """,
    bad: .init("pictures", lines()),
    good: .init(
      "pictures",
      """
      \(lines())
      en-US/play-icon/icon.png 512x512
      en-US/play-feature-graphic/featureGraphic.png 1024x500
      """),
    cure: "add the graphic to the images folder of the main locale, unless the console has it")

  private static func lines() -> String {
    (1...4).map { "en-US/play-phone/\($0)_page.png 1080x1920" }.joined(separator: "\n")
  }

  package static func check(
    _ pictures: [ListedPicture], _ context: PictureContext, into findings: inout Findings
  ) {
    let listed = pictures.filter { !$0.isLoose && $0.store == .googlePlay }
    guard let home = listed.commonFolder else { return }
    let present = Set(listed.compactMap { $0.slot?.image?.name })
    for image in context.tables.imageTypes
    where image.isRequired && !present.contains(image.name) {
      findings.report(
        about, "no locale has the \(image.title) (\(image.name))",
        at: home, hint: about.cure,
        details: [
          "store": .string(Store.googlePlay.rawValue), "display": .string(image.name),
          "fix": Fix(.add, "add \(image.name)").json,
        ])
    }
  }
}
