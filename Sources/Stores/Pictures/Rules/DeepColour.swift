package import Diagnostics

/// A picture with more than eight bits a channel.
package enum DeepColour: PictureRule {
  package static let about = RuleDescription(
    code: "bit-depth", severity: .error,
    summary: "a picture has more than 8 bits a channel",
    rationale: """
      Google Play asks for a 24-bit PNG or a JPEG: three channels of 8 bits. The App Store takes \
      more and throws them away, so there it is a warning.
      """,
    bad: .init("pictures", "en-US/play-phone/1_home.png 1080x1920 16-bit"),
    good: .init("pictures", "en-US/play-phone/1_home.png 1080x1920"),
    cure: "write the picture with 8 bits a channel")

  package static func check(
    _ picture: ListedPicture, _ context: PictureContext, into findings: inout Findings
  ) {
    let depth = picture.facts.bitDepth
    guard depth > 8 else { return }
    findings.report(
      about, "the picture has \(depth) bits a channel", of: picture, hint: about.cure,
      severity: picture.store == .googlePlay ? .error : .warning,
      fix: Fix(.convert, "write it with 8 bits a channel"))
  }
}
