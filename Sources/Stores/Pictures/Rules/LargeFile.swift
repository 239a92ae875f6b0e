package import Diagnostics

/// A file that is larger than the store takes.
package enum LargeFile: PictureRule {
  package static let about = RuleDescription(
    code: "file-too-large", severity: .error,
    summary: "the file of a picture is larger than the store takes",
    rationale: "Google Play refuses screenshots over 8 MB and icons over 1 MB.",
    bad: .init("pictures", "en-US/play-phone/1_home.png 1080x1920 9000000-bytes"),
    good: .init("pictures", "en-US/play-phone/1_home.png 1080x1920 900000-bytes"),
    cure: "compress the PNG harder, or write a JPEG of high quality")

  package static func check(
    _ picture: ListedPicture, _ context: PictureContext, into findings: inout Findings
  ) {
    let limit = picture.limits.bytes
    guard picture.facts.byteCount > limit else { return }
    findings.report(
      about, "the file has \(picture.facts.byteCount) bytes; at most \(limit) are taken",
      of: picture, hint: about.cure, fix: Fix(.convert, "bring it under \(limit) bytes"))
  }
}
