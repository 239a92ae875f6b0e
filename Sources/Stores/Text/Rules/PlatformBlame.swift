package import Diagnostics

/// An App Store text that blames Apple's systems.
package enum PlatformBlame: TextRule {
  package static let about = RuleDescription(
    code: "text-platform-blame", severity: .warning,
    summary: "an App Store text blames Apple's devices or systems",
    rationale: "Apple's review refuses texts that speak ill of its products.",
    bad: .init("text", "en-US/release_notes.txt\nWorks around an iOS bug."),
    good: .init("text", "en-US/release_notes.txt\nThe week opens where you left it."),
    cure: "say what is better now, not whose fault it was")

  /// The list of fastlane's precheck (2026-07-21).
  private static let phrases = WordList([
    "ios bug", "macos bug", "safari bug", "webkit bug", "uikit bug", "apple store bug",
    "slow iphone", "slow ipad", "old iphone",
  ])

  package static func check(_ text: ListingText, into findings: inout Findings) {
    guard text.field.store == .appStore else { return }
    for phrase in phrases.matches(in: text.text) {
      findings.report(
        about, "the \(text.field.title) says '\(phrase)'", in: text,
        at: phrase.startIndex..<phrase.endIndex)
    }
  }
}
