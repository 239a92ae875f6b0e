package import Diagnostics
internal import Geometry

/// A Google Play picture that is too long for its width.
package enum UnacceptedRatio: PictureRule {
  package static let about = RuleDescription(
    code: "ratio-unaccepted", severity: .error,
    summary: "the long side of a Google Play picture is too long for its short side",
    rationale: """
      Google's page allows twice as long as wide and no more; its console lets a little over that \
      pass and refuses what is over 2.3. Between the two it is a warning.
      """,
    bad: .init("pictures", "en-US/play-phone/1_home.png 1080x2500"),
    good: .init("pictures", "en-US/play-phone/1_home.png 1080x2160"),
    cure: "make the picture again at most twice as long as wide, such as 1080×1920")

  package static func check(
    _ picture: ListedPicture, _ context: PictureContext, into findings: inout Findings
  ) {
    let size = picture.facts.size
    guard let image = picture.slot?.image, case .within(let bounds) = image.shape,
      size.shortSide > 0
    else { return }
    let ratio = Double(size.longSide) / Double(size.shortSide)
    guard ratio > bounds.ratioAllowed else { return }
    let isRefused = ratio > bounds.ratioRefused
    let limit = isRefused ? bounds.ratioRefused : bounds.ratioAllowed
    let verdict = isRefused ? "the console refuses more than" : "the store's page allows"
    findings.report(
      about,
      "\(size) is \(Self.rounded(ratio)) times as long as wide; \(verdict) \(Self.rounded(limit))",
      of: picture, hint: about.cure, severity: isRefused ? .error : .warning,
      fix: Fix(.remake, "make it again at most \(Self.rounded(bounds.ratioAllowed)) times as long"))
  }

  /// A ratio with three decimals at most, rounded up so that no ratio over a limit reads like it.
  private static func rounded(_ ratio: Double) -> String {
    let thousandths = Int((ratio * 1000).rounded(.up))
    var text = "\(thousandths / 1000).\(String(thousandths % 1000 + 1000).dropFirst())"
    while text.hasSuffix("0"), !text.hasSuffix(".0") { text.removeLast() }
    return text
  }
}
