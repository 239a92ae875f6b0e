package import Diagnostics

/// A picture whose pixels are not red, green and blue.
package enum UnacceptedColour: PictureRule {
  package static let about = RuleDescription(
    code: "colour-type", severity: .error,
    summary: "the pixels of a picture are not red, green and blue",
    rationale: """
      Google Play asks for a 24-bit PNG or a JPEG, the App Store for RGB. Printing inks come out in \
      other colours everywhere; a palette or grey is what the App Store may still take.
      """,
    bad: .init("pictures", "en-US/play-phone/1_home.png 1080x1920 indexed"),
    good: .init("pictures", "en-US/play-phone/1_home.png 1080x1920"),
    cure: "write the picture as 8-bit RGB")

  package static func check(
    _ picture: ListedPicture, _ context: PictureContext, into findings: inout Findings
  ) {
    guard let kind = kind(of: picture.facts) else { return }
    let isError = picture.store == .googlePlay || picture.facts.colour == .cmyk
    findings.report(
      about, "the picture \(kind), not RGB", of: picture, hint: about.cure,
      severity: isError ? .error : .warning, fix: Fix(.convert, "write it as 8-bit RGB"))
  }

  private static func kind(of facts: PictureFacts) -> String? {
    switch (facts.colour, facts.format) {
    case (.rgb, _): nil
    case (.indexed, _): "has a palette"
    case (.cmyk, _): "is CMYK"
    // A grey JPEG is a JPEG all the same; a grey PNG has not the 24 bits that are asked for.
    case (.grey, .jpeg): nil
    case (.grey, .png): "is grey"
    }
  }
}
