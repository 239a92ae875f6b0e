package import Diagnostics

/// An interlaced PNG.
package enum InterlacedPicture: PictureRule {
  package static let about = RuleDescription(
    code: "interlaced", severity: .warning,
    summary: "a PNG is interlaced",
    rationale: """
      Interlacing makes the file larger and gains nothing in a store; some upload tools read only \
      plain files.
      """,
    bad: .init("pictures", "en-US/01_home.png 1320x2868 interlaced"),
    good: .init("pictures", "en-US/01_home.png 1320x2868"),
    cure: "write the PNG without interlacing")

  package static func check(
    _ picture: ListedPicture, _ context: PictureContext, into findings: inout Findings
  ) {
    guard picture.facts.isInterlaced else { return }
    findings.report(
      about, "the PNG is interlaced", of: picture, hint: about.cure,
      fix: Fix(.convert, "write it without interlacing"))
  }
}
